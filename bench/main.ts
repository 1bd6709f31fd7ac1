import { answerHelp } from '../tools/help/answer-help.ts';
import { measureAdminGrid } from './admin-grid.ts';
import type { Bench, BeginMeasuring } from './bench.ts';
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
import { measureRls } from './rls.ts';
import { measureTrades } from './trades.ts';
import { runRounds, type BenchResult } from './run-rounds.ts';

type Note = (line: string) => void;

type Measure = (note: Note, begin: BeginMeasuring) => Promise<BenchResult>;

/** The benches by their name in `npm run bench -- <name>`. */
const BENCHES: Record<string, Measure> = {
  'admin-grid': measureAdminGrid,
  http: (note, begin) => race(httpBench, note, begin),
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
  rls: measureRls,
  trades: measureTrades,
};

/** Time limit of a bench in seconds. */
const USUAL_SECONDS = 60;
/** Other time limits, with reasons. */
const SECONDS: Partial<Record<string, number>> = {
  // Lists of both databases, then 46 seconds of reads and views.
  decks: 75,
};

const USAGE = `Usage: npm run bench -- <name>   with a name of: ${Object.keys(BENCHES).join(', ')}`;
answerHelp(USAGE);

/** Reserved for the end of a bench: stopping processes, dropping small databases. */
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
  const seconds = SECONDS[name] ?? USUAL_SECONDS;
  let since = started;
  const result = await bench(note, () => {
    since = Date.now();
    note(`ready; measures for ${seconds} s at most`);
    return since + seconds * 1000 - TIDY_UP_MS;
  });
  const measured = (Date.now() - since) / 1000;
  if (measured > seconds) note(`measured for ${measured.toFixed(1)} s, more than its ${seconds} s`);
  console.log(JSON.stringify(result));
  process.exitCode = result['ok'] === true ? 0 : 1;
}

/** Measures contenders in turn until the time is over. */
async function race(bench: Bench, note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  const prepared = await bench(note);
  try {
    const result = await runRounds(prepared, begin(), note);
    for (const { name, target } of prepared.ratios) {
      note(`${name} ${String(result[name])}, at least ${target} wanted`);
    }
    return result;
  } finally {
    await prepared.close();
  }
}

await main();
