import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { toFactor, writeFactor } from './factor.ts';

import { REFERENCES, type Load } from '../budgets.ts';

export type Measurement = { load: Load; ms: number; factor: number };

type Options = {
  file: string;
  /** What currently runs, so that the measurement is compared with the right reference. */
  load: () => Load;
  measure?: () => Promise<number>;
  intervalMs?: number;
};

export type FactorWatch = {
  /** Measures immediately, in addition to the interval. */
  measureNow: () => Promise<void>;
  /** All measurements, newest last. */
  measurements: Measurement[];
  stop: () => Promise<void>;
};

/** The reference machine has two cores. */
const THREADS = 2;
const INTERVAL_MS = 20_000;
/**
 * Limits follow the slowest of these last measurements, because load can rise faster than it is
 * measured.
 */
const REMEMBERED = 3;

/** Measures the reference work at intervals and writes the factor for the tests. */
export async function watchFactor(options: Options): Promise<FactorWatch> {
  const { file, load, measure = measureWork, intervalMs = INTERVAL_MS } = options;
  const measurements: Measurement[] = [];
  const end = new AbortController();
  let running = Promise.resolve();

  const measureOnce = async (): Promise<void> => {
    const before = load();
    const ms = await measure();
    // If the load changed during the measurement, the result is useless.
    if (load() !== before) return;
    measurements.push({ load: before, ms, factor: toFactor(ms, REFERENCES[before]) });
    const last = measurements.slice(-REMEMBERED).map(({ factor }) => factor);
    writeFactor(file, Math.max(...last));
  };
  // Only one measurement at a time, because two would slow each other.
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
 * Runs the reference work on two threads at once and returns the mean in milliseconds. Its threads
 * compete for the cores like the threads of the tests.
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
