/**
 * Runs every check and prints how each went and how long it took.
 * A step that is no test run counts as one test. All steps run, also after a failed one.
 */
import { mkdirSync } from 'node:fs';
import { findMemoryDir } from '../services/memory-dir.ts';
import {
  ensureServices,
  findServices,
  REPOSITORY_ROOT,
  stopServices,
} from '../services/services.ts';
import { runCommand } from './run-command.ts';
import { runSteps } from './run-steps.ts';
import { CI_STEPS, type CiStep } from './steps.ts';
import type { TestCounts } from './test-counts.ts';

const SHOWN_LINES = 80;

async function runStep(step: CiStep): Promise<TestCounts> {
  const started = Date.now();
  const { exitCode, output } = await runCommand(step.command, step.timeoutMs, step.env);
  const counts = toCounts(step, exitCode);
  const failed = counts.failed > 0;
  if (failed) console.log(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));

  const tests = step.readCounts ? `${counts.passed} passed, ${counts.failed} failed` : '';
  const seconds = Math.round((Date.now() - started) / 1000);
  const outcome = failed ? 'FAILED' : 'ok';
  console.log(
    `${step.name.padEnd(28)} ${outcome.padEnd(7)} ${String(seconds).padStart(4)} s  ${tests}`.trimEnd(),
  );
  return counts;
}

/** A test run that counts no failure and still exits with an error has failed once. */
function toCounts(step: CiStep, exitCode: number): TestCounts {
  const failed = exitCode === 0 ? 0 : 1;
  if (step.readCounts === undefined) return { passed: 1 - failed, failed };
  const counts = step.readCounts();
  return { passed: counts.passed, failed: Math.max(counts.failed, failed) };
}

async function main(): Promise<void> {
  const started = Date.now();
  const total: TestCounts = { passed: 0, failed: 0 };
  mkdirSync('.data/ci', { recursive: true });
  const before = await findServices();
  await ensureServices(REPOSITORY_ROOT, findMemoryDir());
  await runSteps(CI_STEPS, async (step) => {
    const counts = await runStep(step);
    total.passed += counts.passed;
    total.failed += counts.failed;
  });
  // Services that ran before belong to somebody at work in this checkout.
  if (!before.postgres && !before.redis) await stopServices();
  console.log(`all steps ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
