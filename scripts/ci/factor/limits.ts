import { readFactor } from './factor.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** On a quiet machine. No test has a limit of its own: `own-limits.test.ts` finds it. */
export const LIMITS = {
  test: 30 * SECOND,
  /** What prepares all tests of a file: a database, processes, a thousand rows. */
  hook: 60 * SECOND,
  /** A journey over many pages: tagged `@walk` (left out of CI), `@slow` (listed), or in `e2e/walks`. */
  walk: 120 * SECOND,
  /** A test tagged `@long`: never part of a plain run. */
  long: 20 * MINUTE,
  /** A proof at its large size. */
  proof: 60 * MINUTE,
  /** One expectation that waits for the server. */
  expectation: 5 * SECOND,
};

/** The same of a browser test, beside two others. */
export const BROWSER_LIMITS = {
  ...LIMITS,
  /** One press, key or address that waits until it can be done. */
  action: 10 * SECOND,
};

type Limits = Record<string, number>;

/** Returns the limits of this moment: those of a quiet machine, stretched by the factor. */
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
