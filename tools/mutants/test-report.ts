/** What a run of test files came to. */
export type TestReport = {
  passed: number;
  /** Titles of the tests that ran and failed. */
  failed: string[];
  /** Files, or groups of tests in them, that could not be loaded or prepared, with the reason. */
  broken: string[];
  /** Files with anything failed or broken. */
  redFiles: string[];
};

/** From the parent to the process that holds the tests ready. */
export type TestOrder = { changed: string[]; tests: string[]; bail: boolean };
