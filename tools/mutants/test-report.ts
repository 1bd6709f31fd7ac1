/** The result of a run of test files. */
export type TestReport = {
  passed: number;
  /** Titles of failed tests. */
  failed: string[];
  /** Files or test groups that failed to load or set up, with the reason. */
  broken: string[];
  /** Files with failed or broken tests. */
  redFiles: string[];
};

/** A message from the parent to the process that runs the tests. */
export type TestOrder = { changed: string[]; tests: string[]; bail: boolean };
