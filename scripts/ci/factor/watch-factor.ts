import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { toFactor, writeFactor } from './factor.ts';

import { REFERENCES, type Load } from '../budgets.ts';

export type Measurement = { load: Load; ms: number; factor: number };

type Options = {
  file: string;
  /** What of ours runs now: the work beside it is compared with the same on a quiet machine. */
  load: () => Load;
  measure?: () => Promise<number>;
  intervalMs?: number;
};

export type FactorWatch = {
  /** Measures now, beside the measurements of the interval. */
  measureNow: () => Promise<void>;
  /** All so far, the newest last. */
  measurements: Measurement[];
  stop: () => Promise<void>;
};

/** Both cores of the machine that the reference times were taken on. */
const THREADS = 2;
const INTERVAL_MS = 20_000;
/** A limit follows the slowest of the last minute: load comes faster than it is measured. */
const REMEMBERED = 3;

/** Measures the fixed work once and then at intervals, and writes the factor for the tests. */
export async function watchFactor(options: Options): Promise<FactorWatch> {
  const { file, load, measure = measureWork, intervalMs = INTERVAL_MS } = options;
  const measurements: Measurement[] = [];
  const end = new AbortController();
  let running = Promise.resolve();

  const measureOnce = async (): Promise<void> => {
    const before = load();
    const ms = await measure();
    // Work that two loads took turns in says nothing about either.
    if (load() !== before) return;
    measurements.push({ load: before, ms, factor: toFactor(ms, REFERENCES[before]) });
    const last = measurements.slice(-REMEMBERED).map(({ factor }) => factor);
    writeFactor(file, Math.max(...last));
  };
  // Never two at once: they would measure each other.
  const measureNow = (): Promise<void> => (running = running.then(measureOnce));
  const repeat = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await wait(intervalMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      if (!end.signal.aborted) await measureNow();
    }
  };

  await measureNow();
  const repeating = repeat();
  return {
    measureNow,
    measurements,
    stop: async () => {
      end.abort();
      await repeating;
    },
  };
}

/**
 * Measures the fixed piece of work on two threads at once and returns its milliseconds, the mean
 * of both. A thread waits for a core as long as the threads of the running tests wait.
 */
async function measureWork(): Promise<number> {
  const times = await Promise.all(Array.from({ length: THREADS }, runWork));
  return times.reduce((sum, time) => sum + time, 0) / THREADS;
}

function runWork(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fixed-work.ts', import.meta.url), { execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
