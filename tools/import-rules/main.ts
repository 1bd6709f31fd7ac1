/**
 * Checks the import rules. Usage: `node tools/import-rules/main.ts [root] [minimum]`. Reading fewer
 * files than the minimum is a failure, because then the checker itself is broken.
 */
import { join, resolve } from 'node:path';
import { cruiseImports } from './cruise-imports.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run check -- imports, or node tools/import-rules/main.ts [root] [minimum]
Checks the import rules; fails if there are fewer files than the minimum.`);

const REPOSITORY = join(import.meta.dirname, '..', '..');
const MINIMUM_MODULES = 2900;

const root = resolve(process.argv[2] ?? REPOSITORY);
const minimum = Number(process.argv[3] ?? MINIMUM_MODULES);
const { modules, breaches } = await cruiseImports(root);

for (const { rule, advice, from, to } of breaches) {
  console.error(`${rule}: ${from} → ${to}\n  ${advice}`);
}
if (modules < minimum) {
  console.error(`Only ${modules} files were read; expected at least ${minimum}.`);
}
console.log(`${modules} files read, ${breaches.length} imports against the rules`);
if (breaches.length > 0 || modules < minimum) process.exitCode = 1;
