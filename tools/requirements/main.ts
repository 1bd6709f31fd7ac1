/**
 * Reports which requirements have a test. Usage: `npm run requirements [-- --json | --trace]`.
 * Fails if a test names an unknown requirement, or if a requirement is named only by tests that do
 * not reach the product. Each run plants such claims in memory, and fails if one is accepted.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCoverage, findEmptyClaims, findMistakes, type Coverage } from './count-coverage.ts';
import { findOutsideProduct } from './find-outside-product.ts';
import { findTestTitles } from './find-test-titles.ts';
import { parseLedger } from './parse-ledger.ts';
import { findAcceptedPlants, PLANTED_CLAIMS } from './planted-claims.ts';
import { readImports } from './read-imports.ts';
import { findTraceFaults, parseTrace, printTrace, updateTrace } from './trace.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run requirements [-- --json | --trace]
Counts the requirements of docs/requirements.md that have a test. Fails if a test names an unknown one,
or if only tests of the kit page, of test code or of unused modules name one. Each run plants such claims
in memory and fails if one is accepted. --trace writes docs/trace.md: the kind and name of the test of
each requirement.`);

const REPOSITORY = join(import.meta.dirname, '..', '..');
const TRACE = 'docs/trace.md';
const SOURCES = ['{apps,packages,games,scripts,tools,ops,demo,e2e,bench}/**/*.{ts,tsx}'];

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const files = globSync(SOURCES, {
  cwd: REPOSITORY,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});
const sources = new Map(files.map((file) => [file, read(file)]));
const tests = new Map([...sources].filter(([file]) => /\.(test|proof|spec)\.tsx?$/.test(file)));
const ledger = parseLedger(read('docs/requirements.md'));
const titles = [...tests].flatMap(([file, source]) =>
  findTestTitles(file, source).map((title) => ({ file, title })),
);
const imports = [...sources].flatMap(([file, source]) => readImports(REPOSITORY, file, source));
const outside = findOutsideProduct(tests, imports);
const proofs = titles.filter(({ file }) => !outside.has(file));
const trace = parseTrace(read(TRACE));
if (process.argv.includes('--trace')) {
  writeFileSync(join(REPOSITORY, TRACE), printTrace(updateTrace(ledger.ids, trace, proofs)));
}
const mistakes = [
  ...findMistakes(ledger, titles),
  ...findEmptyClaims(ledger, titles, outside),
  ...findTraceFaults(ledger.ids, parseTrace(read(TRACE)), proofs),
  ...findAcceptedPlants(REPOSITORY, imports),
];
const coverage = countCoverage(ledger, proofs);

for (const mistake of mistakes) console.error(mistake);
console.log(process.argv.includes('--json') ? JSON.stringify(coverage) : printCoverage(coverage));
if (mistakes.length > 0) process.exitCode = 1;

function printCoverage({ covered, total, groups, uncovered }: Coverage): string {
  const lines = Object.entries(groups).map(([group, share]) => {
    const counts = `${String(share.covered).padStart(3)}/${String(share.total).padEnd(3)}`;
    const missing = uncovered.filter((id) => id.startsWith(`${group}-`));
    return `${group.padEnd(6)} ${counts} ${missing.join(' ')}`.trimEnd();
  });
  const summary = `${covered}/${total} covered, ${ledger.superseded.length} superseded, ${PLANTED_CLAIMS.length} planted claims`;
  return [...lines, summary].join('\n');
}
