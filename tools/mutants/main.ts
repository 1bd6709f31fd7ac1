import { parseArgs } from 'node:util';
import { answerHelp } from '../help/answer-help.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { ALL_MUTANTS } from './all-mutants.ts';
import { findMismatch } from './apply-mutant.ts';
import { isBrowserMutant, type Mutant } from './mutant.ts';
import { runMutants, type Outcome } from './run-mutants.ts';
import { SAMPLE_IDS } from './sample.ts';

answerHelp(`Usage: npm run mutants [-- --sample | --only <id> … | --list] [--json]
Writes small bugs into a copy of the checkout, one at a time, and runs the tests that must find them.
  --sample  twenty quick ones, as in the full run of all checks
  --only    the one with this id, or all whose ids start with it; may be repeated
  --list    prints the bugs and runs nothing
  --json    prints {"killed":n,"survived":n} as the only line
Fails if fewer than 95 % are killed, or if one no longer matches its source file.`);

const KILLED_SHARE = 0.95;

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

function chooseMutants(): readonly Mutant[] {
  const { only, sample } = values;
  if (only !== undefined) {
    return ALL_MUTANTS.filter(({ id }) => only.some((start) => id.startsWith(start)));
  }
  return sample ? ALL_MUTANTS.filter(({ id }) => SAMPLE_IDS.includes(id)) : ALL_MUTANTS;
}

function printLine(mutant: Mutant, { kind, detail }: Outcome): void {
  if (values.json) return;
  console.log(`${kind.padEnd(9)} ${mutant.id.padEnd(38)} ${detail.split('\n')[0] ?? ''}`);
  if (kind !== 'killed') console.log(`${' '.repeat(10)}${mutant.file}: ${mutant.why}`);
}

function list(mutants: readonly Mutant[]): void {
  for (const mutant of mutants) {
    const kind = isBrowserMutant(mutant) ? 'browser' : 'plain';
    console.log(`${mutant.id.padEnd(38)} ${kind.padEnd(8)} ${mutant.file}: ${mutant.why}`);
  }
}

async function run(mutants: readonly Mutant[]): Promise<void> {
  // Bugs that are not run must still match their files.
  const others = ALL_MUTANTS.filter((mutant) => !mutants.includes(mutant));
  const lost = others.filter((mutant) => findMismatch(REPOSITORY_ROOT, mutant) !== undefined);
  for (const mutant of lost) {
    const detail = findMismatch(REPOSITORY_ROOT, mutant) ?? '';
    printLine(mutant, { kind: 'lost', detail });
  }
  await ensureServices();
  const outcomes = [
    ...(await runMutants({ root: REPOSITORY_ROOT, mutants, onOutcome: printLine })).values(),
  ];
  const count = (kind: Outcome['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const killed = count('killed');
  // A bug counts as survived unless a test failed.
  if (values.json) console.log(JSON.stringify({ killed, survived: outcomes.length - killed }));
  else {
    const [invalid, gone] = [count('invalid'), count('lost') + lost.length];
    console.log(
      `${killed} killed, ${count('survived')} survived, ${invalid} invalid, ${gone} lost`,
    );
  }
  const fits = lost.length + count('lost') === 0;
  process.exitCode = fits && killed >= outcomes.length * KILLED_SHARE && killed > 0 ? 0 : 1;
}

const mutants = chooseMutants();
if (values.list) list(mutants);
else await run(mutants);
