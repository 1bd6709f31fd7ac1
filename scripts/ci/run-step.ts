import { cpus } from 'node:os';
import { TOLERANCE } from './budgets.ts';
import type { FactorWatch } from './factor/watch-factor.ts';
import { runCommand } from './run-command.ts';
import type { CiStep } from './steps.ts';
import type { FlakyTest, TestCounts } from './test-counts.ts';

export type StepResult = TestCounts & {
  name: string;
  flaky: FlakyTest[];
  startedMs: number;
  endedMs: number;
  /** Share of CPU time of all cores in use during the step. */
  busy: number;
  /** Mean of the measurements directly before and during the step. */
  factor: number;
  /** Limit in seconds on a quiet machine. */
  budget: number;
  isOver: boolean;
  /** Empty on success. */
  output: string;
};

/** A hanging step is killed after this multiple of its limit. */
const HOPELESS = 2;

/** Runs one step, counts its tests and compares its duration with its budget. */
export async function runStep(
  step: CiStep,
  budget: number,
  watch: Pick<FactorWatch, 'measurements'>,
): Promise<StepResult> {
  // The newest measurement before the step also belongs to it.
  const first = Math.max(watch.measurements.length - 1, 0);
  const factorSoFar = (): number => mean(watch.measurements.slice(first).map((one) => one.factor));
  const startedMs = Date.now();
  const before = readCores();
  const { exitCode, output } = await runCommand(step.command, {
    ...(step.env && { env: step.env }),
    isHopeless: (seconds) => seconds > budget * factorSoFar() * TOLERANCE * HOPELESS,
  });
  const endedMs = Date.now();
  const factor = factorSoFar();
  const isOver = isOverBudget((endedMs - startedMs) / 1000, budget, factor);
  const counts = toCounts(step, exitCode);
  return {
    ...counts,
    failed: Math.max(counts.failed, isOver ? 1 : 0),
    name: step.name,
    startedMs,
    endedMs,
    busy: shareOf(before, readCores()),
    factor,
    budget,
    isOver,
    output: counts.failed > 0 ? output : '',
  };
}

function isOverBudget(seconds: number, budget: number, factor: number): boolean {
  return seconds > budget * factor * TOLERANCE;
}

/** A test run that exits with an error without failed tests counts as one failure. */
function toCounts(step: CiStep, exitCode: number): TestCounts & { flaky: FlakyTest[] } {
  const failed = exitCode === 0 ? 0 : 1;
  if (step.readCounts === undefined) return { passed: 1 - failed, failed, flaky: [] };
  const { passed, ...counts }: TestCounts & { flaky?: FlakyTest[] } = step.readCounts();
  return { passed, failed: Math.max(counts.failed, failed), flaky: counts.flaky ?? [] };
}

type Cores = { busy: number; all: number };

function readCores(): Cores {
  const sum: Cores = { busy: 0, all: 0 };
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((total, ms) => total + ms, 0);
    sum.all += all;
    sum.busy += all - times.idle;
  }
  return sum;
}

const shareOf = (before: Cores, after: Cores): number =>
  (after.busy - before.busy) / Math.max(after.all - before.all, 1);

const mean = (values: number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
