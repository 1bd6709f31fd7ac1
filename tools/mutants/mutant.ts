/** A small bug that tests must detect: a text of one file is replaced. */
export type Mutant = {
  id: string;
  /** Relative to the repository root, like the tests. */
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  replace: string;
  /** Test files, of which at least one must fail. */
  tests: string[];
  /** What would go wrong for users. */
  why: string;
};

/** True if its tests open components in Chromium, which is too slow for the sample. */
export function isBrowserMutant(mutant: Mutant): boolean {
  return mutant.tests.some((test) => test.endsWith('.test.tsx'));
}
