import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireCluster } from '../../cluster/local/state.ts';
import type { Kind } from '../kinds/kind.ts';
import { FAULTS_DIR, openBench, renewScene } from '../open-bench.ts';
import { printTable, printTotals, sumUp } from '../report.ts';
import { runRound, type Bench, type RoundReport } from '../run-round.ts';
import { ALL, lookForAll } from './look-for-all.ts';
import { planRounds } from './plan-rounds.ts';
import { openRounds, readRounds } from './rounds-file.ts';

const FILE = join(FAULTS_DIR, 'rounds.jsonl');
/** Scenes are replaced because mailboxes become empty. Then all confirmed writes are checked. */
const ROUNDS_A_SCENE = 25;

export type RunOptions = { rounds: number; isContinued: boolean; minutes: number };

/** Runs the missing rounds, or as many as the time allows. True if none failed. */
export async function runKinds(
  kinds: readonly Kind[],
  { rounds, isContinued, minutes }: RunOptions,
): Promise<boolean> {
  let deadline = Date.now() + minutes * 60_000;
  // Finishes writes in progress first, because their answers would be missing in the ledger.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (deadline = 0));
  }
  const file = openRounds(FILE, isContinued);
  const missing = planRounds(kinds, rounds, file.rounds());
  let bench = await openBench(requireCluster(), isContinued);
  let isWhole = true;
  try {
    for (const [index, kind] of missing.entries()) {
      if (Date.now() > deadline) break;
      if (index > 0 && index % ROUNDS_A_SCENE === 0) {
        file.add(await lookForAll(bench));
        bench = await renewScene(bench);
      }
      file.add(await tellRound(bench, kind));
    }
    file.add(await lookForAll(bench));
  } catch (error) {
    // A cluster that does not recover ends the run. Earlier results are still reported.
    console.error(error);
    isWhole = false;
  }
  await bench.db.destroy();
  return reportRounds(kinds) && isWhole;
}

export async function tellRound(bench: Bench, kind: Kind): Promise<RoundReport> {
  const report = await runRound(bench, kind);
  const { lost, doubled, broken, refusals: _, ...figures } = report;
  const wrong = { lost: lost.length, doubled: doubled.length, broken: broken.length };
  console.log(JSON.stringify({ ...figures, ...wrong }));
  for (const one of [...lost, ...doubled, ...broken].slice(0, 5)) console.log(`  ${one}`);
  return report;
}

/** Prints the table of all rounds in the file, including earlier runs. */
export function reportRounds(kinds: readonly Kind[]): boolean {
  const rounds = readRounds(FILE);
  const sums = sumUp([...kinds, { name: ALL, writeGapMs: 0, readGapMs: 0 }], rounds);
  writeFileSync(join(FAULTS_DIR, 'report.json'), JSON.stringify({ sums, rounds }, null, 2));
  console.log(printTable(sums));
  console.log(printTotals(rounds.filter(({ kind }) => kind !== ALL)));
  return sums.every(({ lost, doubled, broken }) => lost + doubled + broken === 0);
}
