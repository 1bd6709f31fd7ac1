/**
 * Keeps the tests of its working directory loaded and runs those that the parent sends. One process
 * for many runs, because starting the test runner takes longer than most tests.
 */
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';
import { signalGroup } from '../../apps/api/src/testing/programs/signal-group.ts';
import { COPY_PREFIX } from './copy-checkout.ts';
import type { TestOrder, TestReport } from './test-report.ts';

const root = process.cwd();
let report: TestReport = emptyReport();
/** Files of the previous run; they are restored by the next one. */
let lastChanged: string[] = [];

const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state } = test.result();
    if (state === 'passed') report.passed += 1;
    if (state === 'failed') report.failed.push(test.fullName);
  },
  onTestSuiteResult(suite) {
    for (const error of suite.errors()) report.broken.push(`${suite.fullName}: ${error.message}`);
  },
  onTestModuleEnd(module) {
    if (module.state() === 'failed') report.redFiles.push(module.moduleId);
    for (const error of module.errors()) {
      report.broken.push(`${module.relativeModuleId}: ${error.message}`);
    }
  },
};

async function runTests(vitest: Vitest, { changed, tests, bail }: TestOrder): Promise<TestReport> {
  report = emptyReport();
  for (const file of [...lastChanged, ...changed]) vitest.invalidateFile(resolve(root, file));
  lastChanged = changed;
  const wanted = new Set(tests.map((test) => resolve(root, test)));
  const all = await vitest.globTestSpecifications([...wanted]);
  const specifications = all.filter(({ moduleId }) => wanted.has(moduleId));
  const found = new Set(specifications.map(({ moduleId }) => moduleId));
  for (const file of wanted) if (!found.has(file)) report.broken.push(`${file}: no test file`);
  for (const { project } of specifications) project.config.bail = bail ? 1 : 0;
  await vitest.runTestSpecifications(specifications);
  report.redFiles = report.redFiles.map((file) => file.slice(root.length + 1));
  return report;
}

function emptyReport(): TestReport {
  return { passed: 0, failed: [], broken: [], redFiles: [] };
}

const vitest = await createVitest('test', { root, watch: false, reporters: [reporter] });
await vitest.standalone();

process.on('message', (order: TestOrder) => {
  void runTests(vitest, order).then((result) => process.send?.(result));
});
// The parent died without stopping this process.
process.once('disconnect', () => {
  if (basename(root).startsWith(COPY_PREFIX)) rmSync(root, { recursive: true, force: true });
  signalGroup(process.pid, 'SIGKILL');
});
process.send?.('ready');
