/**
 * Which requirements have a test. Usage: `npm run requirements [-- --json]`.
 * Fails when a test names a requirement that does not exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCoverage, findMistakes, type Coverage } from './count-coverage.ts';
import { findTestTitles } from './find-test-titles.ts';
import { parseLedger } from './parse-ledger.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run requirements [-- --json]
Which requirements of docs/requirements.md have a test. Fails where a test names one that is not there.`);

const REPOSITORY = join(import.meta.dirname, '..', '..');
const TEST_FILES = [
  '{apps,packages,games,scripts,tools,ops,demo,e2e,bench}/**/*.{test,proof,spec}.{ts,tsx}',
];

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const files = globSync(TEST_FILES, {
  cwd: REPOSITORY,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});
const ledger = parseLedger(read('docs/requirements.md'));
const titles = files.flatMap((file) =>
  findTestTitles(file, read(file)).map((title) => ({ file, title })),
);
const mistakes = findMistakes(ledger, titles);
const coverage = countCoverage(ledger, titles);

for (const mistake of mistakes) console.error(mistake);
console.log(process.argv.includes('--json') ? JSON.stringify(coverage) : printCoverage(coverage));
if (mistakes.length > 0) process.exitCode = 1;

function printCoverage({ covered, total, groups, uncovered }: Coverage): string {
  const lines = Object.entries(groups).map(([group, share]) => {
    const counts = `${String(share.covered).padStart(3)}/${String(share.total).padEnd(3)}`;
    const missing = uncovered.filter((id) => id.startsWith(`${group}-`));
    return `${group.padEnd(6)} ${counts} ${missing.join(' ')}`.trimEnd();
  });
  const summary = `${covered}/${total} covered, ${ledger.superseded.length} superseded`;
  return [...lines, summary].join('\n');
}
