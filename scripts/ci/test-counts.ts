import { existsSync, readFileSync, rmSync } from 'node:fs';

export type TestCounts = { passed: number; failed: number };

/** A report that was not written, or that holds no test, is a failure and never a silent pass. */
const NOTHING_RAN: TestCounts = { passed: 0, failed: 1 };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** A test file that cannot be loaded has no failed tests, so failed files count as well. */
export function readVitestCounts(file: string): TestCounts {
  const report = takeReport(file) as VitestReport | undefined;
  if (report === undefined) return NOTHING_RAN;
  const brokenFiles = Math.min(report.numFailedTestSuites, 1);
  return orNothing({
    passed: report.numPassedTests,
    failed: report.numFailedTests > 0 ? report.numFailedTests : brokenFiles,
  });
}

/** A flaky test (passed on a retry) counts as failed: we do not keep flaky tests. */
export function readPlaywrightCounts(file: string): TestCounts {
  const report = takeReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return NOTHING_RAN;
  const { stats, errors } = report;
  return orNothing({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors.length > 0 ? 1 : 0),
  });
}

/** Reads and removes: the next run must not count an old report. */
function takeReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

function orNothing(counts: TestCounts): TestCounts {
  return counts.passed + counts.failed === 0 ? NOTHING_RAN : counts;
}
