/** A small bug that the tests must see: one text of one file, replaced by another. */
export type Mutant = {
  id: string;
  /** From the root of the checkout, as are the tests. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Test files of which at least one must fail. */
  tests: string[];
  /** What would be wrong for whoever uses the site. */
  why: string;
};

/** Its tests open a part of the web app in Chromium: too slow for the sample. */
export function isBrowserMutant(mutant: Mutant): boolean {
  return mutant.tests.some((test) => test.endsWith('.test.tsx'));
}
