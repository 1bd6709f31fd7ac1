/**
 * Runs every check and prints result and duration of each. A step without tests counts as one test.
 * A failed step does not stop the run.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPILE_CACHE } from '../../apps/api/src/testing/programs/start-process.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { findMemoryDir } from '../services/memory-dir.ts';
import {
  ensureServices,
  findServices,
  REPOSITORY_ROOT,
  stopServices,
} from '../services/services.ts';
import { BUDGETS, LONG_BUDGETS, WHOLE_RUN, type Load } from './budgets.ts';
import { FACTOR_FILE } from './factor/factor.ts';
import { watchFactor } from './factor/watch-factor.ts';
import { describeFactor, describeFlaky, describeStep, describeTimeline } from './report.ts';
import { runStep, type StepResult } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import { CI_STEPS, LONG_STEPS, type CiStep } from './steps.ts';

answerHelp(`Usage: npx node scripts/ci/main.ts [--long] [--only <step> …]
Runs all checks, as .ci/run does on a clean machine. The last line is "N passed, N failed".
  --long  also runs all planted bugs, a short fault run, the proofs at their large size and all walks
  --only  runs only the step with this name; may be repeated`);

const budgets: Record<string, number> = { ...BUDGETS, ...LONG_BUDGETS };

function chooseSteps(isLong: boolean, names: string[]): CiStep[] {
  const steps = [...CI_STEPS, ...LONG_STEPS];
  const unknown = names.filter((wanted) => !steps.some(({ name }) => name === wanted));
  if (unknown.length > 0) throw new Error(`no step is called ${unknown.join(', ')}`);
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  return isLong ? steps : CI_STEPS;
}

async function main(steps: CiStep[]): Promise<void> {
  const started = Date.now();
  const folder = join(REPOSITORY_ROOT, '.data/ci');
  mkdirSync(folder, { recursive: true });
  const before = await findServices();
  await ensureServices(REPOSITORY_ROOT, findMemoryDir());

  const file = join(folder, 'factor');
  process.env[FACTOR_FILE] = file;
  // Inherited by all child programs: tools load hundreds of modules even for short runs.
  Object.assign(process.env, COMPILE_CACHE);
  let load: Load = 'nothing';
  const watch = await watchFactor({ file, load: () => load });
  const results: StepResult[] = [];
  await runSteps(steps, async (step) => {
    if (step.alone !== undefined) load = 'nothing';
    await watch.measureNow();
    load = step.alone ?? 'checks';
    const result = await runStep(step, budgets[step.name] ?? 0, watch);
    results.push(result);
    console.log(describeStep(result).join('\n'));
  });
  await watch.stop();
  // Services that already ran are left running for the developer who started them.
  if (!before.postgres && !before.redis) await stopServices();

  console.log(describeTimeline(results).join('\n'));
  console.log(describeFactor(watch.measurements).join('\n'));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`all steps ${seconds} s${steps === CI_STEPS ? ` of ${WHOLE_RUN} s × factor` : ''}`);
  const flaky = describeFlaky(results);
  if (flaky.length > 0) console.log(flaky.join('\n'));
  const sum = (count: 'passed' | 'failed'): number =>
    results.reduce((total, result) => total + result[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
await main(chooseSteps(values.long, values.only));
