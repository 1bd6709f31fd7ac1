import { PROOF_SIZES } from '../../tools/run/programs.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

export type CiStep = {
  /** Also the key of its budget in `budgets.ts`. */
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Set for a step that runs alone, because it uses all cores. */
  alone?: 'tests' | 'browser';
  /** Counts the tests of a test run. Every other step counts as one test. */
  readCounts?: () => TestCounts;
};

const PLAYWRIGHT_REPORT = '.data/ci/playwright.json';
/** Fails if axe no longer checks a page or dialog of `e2e/axe-views/axe-views.txt`. */
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
    // Not _NAME, which is relative to the config's folder instead of the root.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, ...env },
    alone: 'browser',
    readCounts: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
  };
}

/** The first ones run two at a time, longest first, so that no long step runs alone at the end. */
export const CI_STEPS: CiStep[] = [
  // One browser at a time. Combined with the other tests, the second core would be idle at the end.
  vitest('component tests', 'components'),
  npmRun('start of the image', 'containers', 'folder'),
  // Before the budgets, which would otherwise build the app themselves.
  npmRun('web build', 'build'),
  npmRun('planted bugs', 'mutants', '--sample'),
  npmRun('types', 'check', 'types'),
  npmRun('lint', 'check', 'lint'),
  npmRun('restore drill', 'ops', 'restore-drill', '1000'),
  // Checks script sizes and layout shifts, which do not depend on the machine's speed.
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
  // Together these tests visit all views of the committed list; the walks visit only some.
  playwright('browser tests', 'test:e2e', { AXE_VIEWS: 'whole' }),
];

/** The cluster is stopped whatever the faults found. */
const FAULTS = `npm run --silent cluster -- up --namespaces && npm run --silent faults -- small 1
code=$?; npm run --silent cluster -- down; exit $code`;

/** Steps too slow for every change; `.ci/run --long` runs them after the others. */
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
