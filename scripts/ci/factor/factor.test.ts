import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { REFERENCES } from '../budgets.ts';
import { FACTOR_FILE, readFactor, toFactor, writeFactor } from './factor.ts';
import { BROWSER_LIMITS, limitOf, LIMITS, readLimits } from './limits.ts';
import { watchFactor } from './watch-factor.ts';

const file = join(mkdtempSync(join(tmpdir(), 'deckframe-factor-')), 'factor');
afterEach(() => vi.unstubAllEnvs());

it('the factor is the measured time over the reference, limited to 1 to 6', () => {
  expect([100, 300, 750, 9000].map((ms) => toFactor(ms, 300))).toEqual([1, 1, 2.5, 6]);
});

it('tests read the current factor, or the load per core if nothing measures', () => {
  vi.stubEnv(FACTOR_FILE, undefined);
  const cores = cpus().length;
  expect([0.1, 1, 3, 20].map((load) => readFactor([load * cores]))).toEqual([1, 1, 3, 6]);
  vi.stubEnv(FACTOR_FILE, file);
  writeFactor(file, 2.345);
  expect(readFactor()).toBe(2.35);
  writeFactor(file, Number.NaN);
  expect(readFactor()).toBe(1);
});

it('a browser test has 30 seconds on a quiet machine, an expectation 5 and a click 10', () => {
  expect(BROWSER_LIMITS).toMatchObject({ test: 30_000, expectation: 5000, action: 10_000 });
});

it('limits are scaled by the factor', () => {
  expect(readLimits(LIMITS, 1)).toEqual(LIMITS);
  expect(readLimits(LIMITS, 2.5)).toMatchObject({
    test: 75_000,
    walk: 300_000,
    expectation: 12_500,
  });
});

it('walks have a longer limit than tests, and only tagged tests have minutes', () => {
  const limit = (name: string, ...tags: string[]): number => limitOf({ file: name, tags }, LIMITS);
  expect(limit('/e2e/specs/decks.spec.ts')).toBe(30_000);
  expect(limit('/e2e/specs/decks.spec.ts', '@walk')).toBe(120_000);
  expect(limit('/e2e/specs/decks.spec.ts', '@slow')).toBe(120_000);
  expect(limit('/e2e/walks/decks.spec.ts')).toBe(120_000);
  expect(limit('/e2e/walks/decks.spec.ts', '@long')).toBe(1_200_000);
});

it('the slowest of the last three measurements sets the limits', async () => {
  vi.stubEnv(FACTOR_FILE, file);
  const times = [1, 3, 1, 1, 1].map((factor) => factor * REFERENCES.tests);
  const measure = (): Promise<number> => Promise.resolve(times.shift() ?? 0);
  const watch = await watchFactor({ file, load: () => 'tests', measure, intervalMs: 1e6 });
  const seen = [readFactor()];
  for (let count = 0; count < 4; count += 1) {
    await watch.measureNow();
    seen.push(readFactor());
  }
  await watch.stop();
  expect(seen).toEqual([1, 3, 3, 3, 1]);
  expect(watch.measurements.map(({ factor }) => factor)).toEqual([1, 3, 1, 1, 1]);
});

it('a measurement during which the load changed is ignored', async () => {
  const loads = ['nothing', 'nothing', 'nothing', 'tests'] as const;
  let asked = 0;
  const watch = await watchFactor({
    file,
    load: () => loads[asked++] ?? 'tests',
    measure: () => Promise.resolve(1000),
    intervalMs: 1e6,
  });
  await watch.measureNow();
  await watch.stop();
  expect(watch.measurements.map(({ load }) => load)).toEqual(['nothing']);
});

it('the load is measured repeatedly until the watch stops', async () => {
  let count = 0;
  const measure = (): Promise<number> => Promise.resolve((count += 1));
  const watch = await watchFactor({ file, load: () => 'checks', measure, intervalMs: 1 });
  await expect.poll(() => count).toBeGreaterThan(3);
  await watch.stop();
  const stopped = count;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(stopped);
});

it('the fixed work takes a measurable time on two threads', async () => {
  const watch = await watchFactor({ file, load: () => 'nothing', intervalMs: 1e6 });
  await watch.stop();
  expect(watch.measurements[0]?.ms).toBeGreaterThan(50);
});
