import { existsSync, readFileSync, rmSync } from 'node:fs';

export type TestCounts = { passed: number; failed: number };

/** A test that failed once and passed on its retry. */
export type FlakyTest = { name: string; firstError: string };
export type BrowserCounts = TestCounts & { flaky: FlakyTest[] };

/** A missing or empty report is a failure. */
const NOTHING_RAN: TestCounts = { passed: 0, failed: 1 };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightTest = { status: string; results: { errors?: { message?: string }[] }[] };
type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  errors: unknown[];
};

/** A test file that cannot be loaded has no failed tests, so failed files are counted too. */
export function readVitestCounts(file: string): TestCounts {
  const report = takeReport(file) as VitestReport | undefined;
  if (report === undefined) return NOTHING_RAN;
  const brokenFiles = Math.min(report.numFailedTestSuites, 1);
  return orNothing({
    passed: report.numPassedTests,
    failed: report.numFailedTests > 0 ? report.numFailedTests : brokenFiles,
  });
}

/** A test that passed on retry counts as passed, but is listed as flaky. */
export function readPlaywrightCounts(file: string): BrowserCounts {
  const report = takeReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return { ...NOTHING_RAN, flaky: [] };
  const { stats, errors, suites = [] } = report;
  const counts = orNothing({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
  });
  return { ...counts, flaky: suites.flatMap((suite) => findFlaky(suite, [])) };
}

function findFlaky(suite: PlaywrightSuite, parents: string[]): FlakyTest[] {
  const path = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        name: [...path, title].join(' › '),
        firstError: results[0]?.errors?.[0]?.message ?? '',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => findFlaky(inner, path))];
}

/** Reads and deletes the report, so that the next run cannot count it again. */
function takeReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

function orNothing(counts: TestCounts): TestCounts {
  return counts.passed + counts.failed === 0 ? NOTHING_RAN : counts;
}
