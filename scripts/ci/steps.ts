import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

export type CiStep = {
  name: string;
  command: [string, ...string[]];
  timeoutMs: number;
  env?: Record<string, string>;
  /** Uses all cores, or measures: nothing else runs beside it. */
  alone?: true;
  /** Where the step is a test run: how to count it. Every other step counts as one test. */
  readCounts?: () => TestCounts;
};

/** Limits are for what hangs: some four times of what a step takes on a quiet machine. */
const MINUTE = 60_000;
const PLAYWRIGHT_REPORT = '.data/ci/playwright.json';

const check = (name: string, script: string, timeoutMs = 4 * MINUTE): CiStep => ({
  name,
  command: ['npm', 'run', '--silent', script],
  timeoutMs,
});

function vitest(name: string, projects: string, timeoutMs: number): CiStep {
  const report = `.data/ci/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['npm', 'run', '--silent', 'test', '--', `--project=${projects}`, ...reporters],
    timeoutMs,
    readCounts: () => readVitestCounts(report),
  };
}

/** Two at a time to begin with, the long ones first: a long one at the end would run by itself. */
export const CI_STEPS: CiStep[] = [
  // One browser at a time: with the other tests it would have the second core idle at the end.
  vitest('component tests', 'components', 10 * MINUTE),
  check('format', 'format:check'),
  check('types', 'typecheck', 6 * MINUTE),
  check('lint', 'lint', 6 * MINUTE),
  {
    name: 'restore drill',
    command: ['npm', 'run', '--silent', 'restore-drill', '--', '1000'],
    timeoutMs: 6 * MINUTE,
  },
  {
    name: 'planted bugs',
    command: ['npm', 'run', '--silent', 'mutants', '--', '--sample'],
    timeoutMs: 6 * MINUTE,
  },
  check('import rules', 'imports:check'),
  check('dead code', 'knip'),
  check('API types', 'openapi:check'),
  check('generated documents', 'docs:check'),
  check('translations', 'i18n:check'),
  check('requirements', 'requirements'),
  check('security trace', 'asvs'),
  check('licences', 'licences'),
  check('web build', 'build', 5 * MINUTE),
  {
    name: 'start of the image',
    command: ['npm', 'run', '--silent', 'containers', '--', 'folder'],
    timeoutMs: 6 * MINUTE,
  },
  { ...vitest('unit and API tests', '!components', 22 * MINUTE), alone: true },
  {
    name: 'browser tests',
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=dot,json'],
    // Not _NAME: that one is taken from the config's folder, not from the root.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    timeoutMs: 32 * MINUTE,
    alone: true,
    readCounts: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
  },
  { ...check('budgets', 'lighthouse', 6 * MINUTE), alone: true },
];
