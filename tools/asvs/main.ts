/** Reports how far ASVS 5.0 is met, and checks that every proof exists. Usage: see `HELP`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { findNamedTests, findProofFault } from './check-proof.ts';
import { countStates, findTraceFaults, type TracedRequirement } from './trace.ts';

answerHelp(`Usage: npm run asvs [-- --json]
Counts the requirements of docs/security/asvs.json and checks that every file, test and heading that
it and docs/security.md refer to exists. Fails if one does not.
  --json   the last line is {"met", "partly", "open", "notApplicable"}`);

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const trace = JSON.parse(read('docs/security/asvs.json')) as TracedRequirement[];
const faults = findTraceFaults(ROOT, trace);
for (const proof of findNamedTests(read('docs/security.md'))) {
  const fault = findProofFault(ROOT, proof);
  if (fault !== undefined) faults.push(`docs/security.md: ${fault}`);
}
const counts = countStates(trace);
for (const fault of faults) console.error(fault);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(counts));
} else {
  for (const { id, state, about, note } of trace) {
    if (state === 'partly' || state === 'open') console.log(`${id} ${state}: ${about}: ${note}`);
  }
  const { met, partly, open, notApplicable } = counts;
  console.log(
    `${met} met, ${partly} partly, ${open} open, ${notApplicable} not applicable, of ${trace.length}`,
  );
}
if (faults.length > 0) process.exitCode = 1;
