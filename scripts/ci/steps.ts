import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

export type CiStep = {
  name: string;
  command: [string, ...string[]];
  timeoutMs: number;
  env?: Record<string, string>;
  /** Where the step is a test run: how to count it. Every other step counts as one test. */
  readCounts?: () => TestCounts;
};

const MINUTE = 60_000;
const VITEST_REPORT = '.data/ci/vitest.json';
const PLAYWRIGHT_REPORT = '.data/ci/playwright.json';

const check = (name: string, script: string, timeoutMs = 2 * MINUTE): CiStep => ({
  name,
  command: ['npm', 'run', '--silent', script],
  timeoutMs,
});

/** In the order of cost: what fails fast comes first. */
export const CI_STEPS: CiStep[] = [
  check('format', 'format:check'),
  check('types', 'typecheck', 3 * MINUTE),
  check('lint', 'lint', 3 * MINUTE),
  check('import rules', 'imports:check'),
  check('dead code', 'knip'),
  check('API types', 'openapi:check'),
  check('generated documents', 'docs:check'),
  check('translations', 'i18n:check'),
  check('requirements', 'requirements'),
  check('security trace', 'asvs'),
  check('licences', 'licences'),
  check('web build', 'build', 3 * MINUTE),
  {
    name: 'unit and API tests',
    command: [
      'npm',
      'run',
      '--silent',
      'test',
      '--',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
    timeoutMs: 11 * MINUTE,
    readCounts: () => readVitestCounts(VITEST_REPORT),
  },
  {
    name: 'planted bugs',
    command: ['npm', 'run', '--silent', 'mutants', '--', '--sample'],
    timeoutMs: 3 * MINUTE,
  },
  {
    name: 'browser tests',
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=dot,json'],
    // Not _NAME: that one is taken from the config's folder, not from the root.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    timeoutMs: 11 * MINUTE,
    readCounts: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
  },
  check('budgets', 'lighthouse', 3 * MINUTE),
];
