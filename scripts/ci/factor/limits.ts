import { readFactor } from './factor.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits on a quiet machine. No test may set its own limit (`own-limits.test.ts`). */
export const LIMITS = {
  test: 30 * SECOND,
  /** Setup of all tests in a file: a database, processes, a thousand rows. */
  hook: 60 * SECOND,
  /** A journey over many pages: tagged `@walk` (left out of CI), `@slow` (listed), or in `e2e/walks`. */
  walk: 120 * SECOND,
  /** A test tagged `@long`, which a plain run never includes. */
  long: 20 * MINUTE,
  /** A proof with its large input. */
  proof: 60 * MINUTE,
  /** One expectation that polls the server. */
  expectation: 5 * SECOND,
};

/** Limits of a browser test that runs beside two others. */
export const BROWSER_LIMITS = {
  ...LIMITS,
  /** One click, key or navigation, including the wait until it is possible. */
  action: 10 * SECOND,
};

type Limits = Record<string, number>;

/** Returns the current limits: those of a quiet machine times the factor. */
export function readLimits<T extends Limits>(limits: T, factor = readFactor()): T {
  const stretched = Object.entries(limits).map(([name, ms]) => [name, Math.round(ms * factor)]);
  return Object.fromEntries(stretched) as T;
}

/** Returns the limit of a browser test by its tags and its file. */
export function limitOf(
  test: { tags: string[]; file: string },
  limits: Pick<typeof LIMITS, 'test' | 'walk' | 'long'>,
): number {
  if (test.tags.includes('@long')) return limits.long;
  const isWalk =
    test.file.includes('/walks/') || ['@walk', '@slow'].some((tag) => test.tags.includes(tag));
  return isWalk ? limits.walk : limits.test;
}
