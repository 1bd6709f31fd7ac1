import { applyMutant, findMismatch } from './apply-mutant.ts';
import { copyCheckout } from './copy-checkout.ts';
import type { Mutant } from './mutant.ts';
import { TestProcess } from './test-process.ts';
import type { TestReport } from './test-report.ts';

/**
 * Only `killed` is a success. `invalid` proves nothing about the tests, and `lost` no longer fits
 * the source.
 */
export type Outcome = { kind: 'killed' | 'survived' | 'invalid' | 'lost'; detail: string };

export type MutantRun = {
  root: string;
  mutants: readonly Mutant[];
  onOutcome: (mutant: Mutant, outcome: Outcome) => void;
  timeoutMs?: number;
};

const TIMEOUT_MS = 120_000;
const ALL_TESTS_MS = 30 * 60_000;

/** Runs all tests without a bug, then each bug with its own tests. */
export async function runMutants(run: MutantRun): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const settle = (mutant: Mutant, outcome: Outcome): void => {
    outcomes.set(mutant.id, outcome);
    run.onOutcome(mutant, outcome);
  };
  const fitting = run.mutants.filter((mutant) => {
    const mismatch = findMismatch(run.root, mutant);
    if (mismatch !== undefined) settle(mutant, { kind: 'lost', detail: mismatch });
    return mismatch === undefined;
  });
  const copy = copyCheckout(run.root);
  const tests = new TestProcess(copy.path, run.timeoutMs ?? TIMEOUT_MS);
  const stop = (): void => {
    tests.stop();
    copy.remove();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const red = await findRedTests(tests, fitting);
    for (const mutant of fitting) {
      const redTest = mutant.tests.find((test) => red.has(test));
      settle(
        mutant,
        redTest === undefined
          ? await tryMutant(copy.path, tests, mutant)
          : { kind: 'invalid', detail: `${redTest} fails without it` },
      );
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    tests.stop();
    copy.remove();
  }
  return outcomes;
}

/** A test that fails without the bug proves nothing. */
async function findRedTests(
  tests: TestProcess,
  mutants: readonly Mutant[],
): Promise<ReadonlySet<string>> {
  let red = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  // Running all tests at once can overload the machine, so failed ones get a second try.
  for (let round = 0; round < 2 && red.length > 0; round += 1) {
    const report = await tests.run({ changed: [], tests: red, bail: false }, ALL_TESTS_MS);
    red = report?.redFiles ?? red;
  }
  return new Set(red);
}

async function tryMutant(copy: string, tests: TestProcess, mutant: Mutant): Promise<Outcome> {
  const undo = applyMutant(copy, mutant);
  try {
    const report = await tests.run({ changed: [mutant.file], tests: mutant.tests, bail: true });
    return report === undefined
      ? { kind: 'invalid', detail: 'its tests did not end' }
      : toOutcome(report);
  } finally {
    undo();
  }
}

/** A file that cannot be loaded means the bug is invalid, not that a test found it. */
function toOutcome({ passed, failed, broken }: TestReport): Outcome {
  const [test] = failed;
  if (test !== undefined) return { kind: 'killed', detail: test };
  const [reason] = broken;
  if (reason !== undefined) return { kind: 'invalid', detail: reason };
  return passed === 0
    ? { kind: 'invalid', detail: 'no test ran' }
    : { kind: 'survived', detail: `${passed} tests passed` };
}
