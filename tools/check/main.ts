/** Runs all checks, named ones, or those that a change can affect. */
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { checkChanged, createRun } from './changed.ts';
import { CHECK_STEPS, type CheckStep } from './steps.ts';

const NAMES = Object.keys(CHECK_STEPS) as CheckStep[];

answerHelp(`Usage: npm run check [-- changed | <step> …]
Without arguments: all steps in order, until the first failure.
  changed  format, lint, types, imports and the nearest tests of what has changed, in about a minute;
           lists all others, which run in CI
  <step>   ${NAMES.join(', ')}`);

const ROOT = join(import.meta.dirname, '..', '..');
const run = createRun(ROOT);
const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== 'changed' && !NAMES.includes(word as CheckStep));

if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}. There are: changed, ${NAMES.join(', ')}`,
  );
  process.exitCode = 2;
} else if (words.includes('changed')) {
  process.exitCode = (await checkChanged(ROOT, run)) ? 0 : 1;
} else {
  const chosen = words.length > 0 ? NAMES.filter((name) => words.includes(name)) : NAMES;
  const passed = chosen.every((name) => CHECK_STEPS[name].every((command) => run(name, command)));
  process.exitCode = passed ? 0 : 1;
}
