import { answerHelp } from '../tools/help/answer-help.ts';
import { measureAdminGrid } from './admin-grid.ts';
import type { Bench } from './bench.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCollection } from './collection.ts';
import { measureCost } from './cost.ts';
import { measureDecks } from './decks.ts';
import { measureFilter } from './filter.ts';
import { measureFilterPeers } from './filter-peers.ts';
import { measureGrid } from './grid.ts';
import { httpBench } from './http.ts';
import { measureLeaderboard } from './leaderboard.ts';
import { measureMailbox } from './mailbox.ts';
import { measureMeta } from './meta.ts';
import { measureOverload } from './overload.ts';
import { measurePairing } from './pairing.ts';
import { measurePooler } from './pooler.ts';
import { measureTrades } from './trades.ts';
import { runRounds, type BenchResult } from './run-rounds.ts';

type Note = (line: string) => void;

/** The benches by the name that `npm run bench -- <name>` takes. */
const BENCHES: Record<string, (note: Note, deadline: number) => Promise<BenchResult>> = {
  'admin-grid': measureAdminGrid,
  http: (note, deadline) => race(httpBench, note, deadline),
  catalogue: measureCatalogue,
  collection: measureCollection,
  cost: measureCost,
  decks: measureDecks,
  filter: measureFilter,
  'filter-peers': measureFilterPeers,
  grid: measureGrid,
  leaderboard: measureLeaderboard,
  mailbox: measureMailbox,
  meta: measureMeta,
  overload: measureOverload,
  pairing: measurePairing,
  pooler: measurePooler,
  trades: measureTrades,
};

const USAGE = `Usage: npm run bench -- <name>   with a name of: ${Object.keys(BENCHES).join(', ')}`;
answerHelp(USAGE);

/** A bench ends within a minute, its setting up and tidying included. */
const LIMIT_MS = 60_000;
const TIDY_UP_MS = 5_000;

async function main(): Promise<void> {
  const started = Date.now();
  const name = process.argv[2] ?? '';
  const bench = BENCHES[name];
  if (bench === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }

  const note = (line: string): void => {
    console.log(`[${((Date.now() - started) / 1000).toFixed(1)} s] ${line}`);
  };
  const result = await bench(note, started + LIMIT_MS - TIDY_UP_MS);
  console.log(JSON.stringify(result));
  process.exitCode = result['ok'] === true ? 0 : 1;
}

/** Contenders that are measured in turn until the time is used up. */
async function race(bench: Bench, note: Note, deadline: number): Promise<BenchResult> {
  const prepared = await bench(note);
  try {
    const result = await runRounds(prepared, deadline, note);
    for (const { name, target } of prepared.ratios) {
      note(`${name} ${String(result[name])}, at least ${target} wanted`);
    }
    return result;
  } finally {
    await prepared.close();
  }
}

await main();
