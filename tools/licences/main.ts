/** Checks the licences of all production packages. Usage: see `answerHelp`. */
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { findBadLicences, listProductionPackages } from './check-licences.ts';

answerHelp(`Usage: npm run check -- licences
Reads the licence of every package of the production tree and fails on one that is not allowed
(tools/licences/check-licences.ts).`);

const packages = listProductionPackages(join(import.meta.dirname, '..', '..'));
const bad = findBadLicences(packages);
for (const line of bad) console.error(line);
console.log(`${packages.length} packages read, ${bad.length} with a licence that is not allowed`);
if (bad.length > 0 || packages.length === 0) process.exitCode = 1;
