/**
 * Checks every write of the API against the list of owners, and finds SQL outside of query files.
 * Usage: `node tools/table-owners/main.ts [root] [minimum]`. Fewer writes than the minimum is a
 * failure, because then the checker itself is broken.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TABLE_OWNERS, WRITING_FUNCTIONS } from '../../apps/api/src/table-owners.ts';
import { checkOwners, findIdleOwners } from './check-owners.ts';
import { findWrites, hasStraySql } from './find-writes.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: node tools/table-owners/main.ts [root] [minimum]
Compares every write of the API with the list of owners; fails if there are fewer writes than the minimum.`);

const REPOSITORY = join(import.meta.dirname, '..', '..');
const MINIMUM_WRITES = 300;
const TESTS = ['**/*.{test,proof}.ts', '**/*.test-support.ts', '**/testing/**'];

const root = resolve(process.argv[2] ?? REPOSITORY);
const minimum = Number(process.argv[3] ?? MINIMUM_WRITES);
const rules = { owners: TABLE_OWNERS, functions: WRITING_FUNCTIONS };
const files = globSync('apps/api/src/**/*.ts', { cwd: root, exclude: TESTS })
  .sort()
  .map((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return { path, writes: findWrites(path, source), isStray: hasStraySql(path, source) };
  });
const written = files.flatMap(({ writes }) => writes.filter(({ kind }) => kind === 'table')).length;

const faults = checkOwners(files, rules);
// Tests check a partial repository, in which owners may be missing.
if (root === REPOSITORY) faults.push(...findIdleOwners(files, rules));
for (const { path, isStray } of files) {
  if (isStray) faults.push(`${path} holds SQL: move it to queries.ts or <part>-queries.ts`);
}
for (const fault of faults) console.error(fault);
if (written < minimum) {
  console.error(`Only ${written} writes were found; expected at least ${minimum}.`);
}
console.log(`${written} writes read, ${faults.length} against the list of owners`);
if (faults.length > 0 || written < minimum) process.exitCode = 1;
