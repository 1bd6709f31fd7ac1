import { PROOF_SIZES } from '../../tools/run/programs.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

export type CiStep = {
  /** Its budget of seconds has the same name (`budgets.ts`). */
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Uses all cores, or measures: nothing else runs beside it. */
  alone?: 'tests' | 'browser';
  /** Where the step is a test run: how to count it. Every other step counts as one test. */
  readCounts?: () => TestCounts;
};

const PLAYWRIGHT_REPORT = '.data/ci/playwright.json';
/** Fails where axe no longer looks at a page or dialog of `e2e/axe-views/axe-views.txt`. */
const AXE_VIEWS_REPORTER = './e2e/axe-views/axe-views-reporter.ts';

const npmRun = (name: string, script: string, ...args: string[]): CiStep => ({
  name,
  command: ['npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
});

function vitest(name: string, projects: string): CiStep {
  const report = `.data/ci/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    ...npmRun(name, 'test', `--project=${projects}`, ...reporters),
    readCounts: () => readVitestCounts(report),
  };
}

function playwright(name: string, script: string, env: Record<string, string> = {}): CiStep {
  return {
    ...npmRun(name, script, `--reporter=dot,json,${AXE_VIEWS_REPORTER}`),
    // Not _NAME: that one is taken from the config's folder, not from the root.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, ...env },
    alone: 'browser',
    readCounts: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
  };
}

/** Two at a time to begin with, the longest first: a long one at the end would run by itself. */
export const CI_STEPS: CiStep[] = [
  // One browser at a time: with the other tests it would have the second core idle at the end.
  vitest('component tests', 'components'),
  npmRun('start of the image', 'containers', 'folder'),
  // Long before the budgets, which build the app themselves if it is older than its sources.
  npmRun('web build', 'build'),
  npmRun('planted bugs', 'mutants', '--sample'),
  npmRun('types', 'check', 'types'),
  npmRun('lint', 'check', 'lint'),
  npmRun('restore drill', 'ops', 'restore-drill', '1000'),
  // The size of scripts and layout shifts; the times that it holds are those of any machine.
  npmRun('budgets', 'lighthouse'),
  npmRun('dead code', 'check', 'unused'),
  npmRun('import rules', 'check', 'imports'),
  npmRun('translations', 'check', 'texts'),
  npmRun('generated documents', 'check', 'docs'),
  npmRun('requirements', 'requirements'),
  npmRun('security trace', 'asvs'),
  npmRun('licences', 'check', 'licences'),
  npmRun('format', 'check', 'format'),
  { ...vitest('unit and API tests', '!components'), alone: 'tests' },
  // All views of the committed list are in it; the walks are only a part.
  playwright('browser tests', 'test:e2e', { AXE_VIEWS: 'whole' }),
];

/** The cluster goes down whatever the faults have found. */
const FAULTS = `npm run --silent cluster -- up --namespaces && npm run --silent faults -- small 1
code=$?; npm run --silent cluster -- down; exit $code`;

/** What no change can wait for: run after the others by `.ci/run --long`. */
export const LONG_STEPS: CiStep[] = [
  { ...npmRun('all planted bugs', 'mutants'), alone: 'tests' },
  {
    name: 'short fault run',
    command: ['sh', '-c', FAULTS],
    alone: 'tests',
  },
  ...Object.keys(PROOF_SIZES).map((proof): CiStep => ({
    ...npmRun(`proof ${proof}`, 'prove', proof),
    alone: 'tests',
  })),
  playwright('all walks', 'walks'),
];
