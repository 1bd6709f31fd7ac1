import type { Database } from '@deckframe/database/db';
import type { Ledger } from '../ledger.ts';
import { measureGap } from './gap.ts';
import { runReader } from './reader.ts';
import type { Scene } from './scene.ts';
import { runWriter } from './writer.ts';

/** Enough readers that one stuck part does not block all. */
const READERS = 4;

export type LoadReport = {
  confirmed: number;
  /** Failed answers that were retried. */
  failed: number;
  reads: number;
  failedReads: number;
  writeGapMs: number;
  readGapMs: number;
  /** Answers that are neither a success nor a reason to retry. */
  refusals: string[];
};

type LoadOptions = { origin: string; scene: Scene; ledger: Ledger; readers?: number };

export type Load = { countConfirmed(): number; countReads(): number; stop(): Promise<LoadReport> };

/**
 * Starts writing members and reading visitors. It ends when stopped and all writes are confirmed.
 */
export function startLoad(
  db: Database,
  { origin, scene, ledger, readers = READERS }: LoadOptions,
): Load {
  const writeGap = measureGap();
  const readGap = measureGap();
  const counts = { confirmed: 0, failed: 0, reads: 0, failedReads: 0 };
  const refusals: string[] = [];
  let isStopped = false;
  const isOver = (): boolean => isStopped;
  const resetLimits = (): Promise<unknown> => db.deleteFrom('rate_limits').execute();
  const deps = { origin, ledger, gap: writeGap, resetLimits, counts, refusals };
  const running = [
    ...scene.jobs.map(({ cookie, plan }) => runWriter(deps, cookie, plan, isOver)),
    ...Array.from({ length: readers }, () =>
      runReader(origin, scene.readPaths, { gap: readGap, counts }, isOver),
    ),
  ];
  return {
    countConfirmed: () => counts.confirmed,
    countReads: () => counts.reads,
    async stop() {
      const gaps = { writeGapMs: writeGap.longestMs(), readGapMs: readGap.longestMs() };
      isStopped = true;
      await Promise.all(running);
      return { ...counts, ...gaps, refusals };
    },
  };
}
