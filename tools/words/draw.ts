import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { listComments, listParagraphs, listTitles, type Sentence } from './list-texts.ts';

const USAGE = `Usage: node tools/words/draw.ts <seed>
Draws 20 comments, 20 test titles and 10 paragraphs of the docs for a review in plain English.`;
answerHelp(USAGE);

const REPOSITORY = join(import.meta.dirname, '..', '..');
/** Files that quote requirements or past releases. */
const QUOTED = new Set(['docs/requirements.md', 'CHANGELOG.md']);
const SAMPLES = { comments: 20, titles: 20, paragraphs: 10 } as const;

const seed = process.argv[2];
if (seed === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(REPOSITORY, file)) && !/\.gen\.|\/locales\//.test(file));
const texts = files.map((file) => ({ file, text: readFileSync(join(REPOSITORY, file), 'utf8') }));

print('Comments', SAMPLES.comments, texts.flatMap(listComments));
print('Test titles', SAMPLES.titles, texts.flatMap(listTitles));
print(
  'Paragraphs',
  SAMPLES.paragraphs,
  texts.filter(({ file }) => !QUOTED.has(file)).flatMap(listParagraphs),
);

/** Sorts by a hash of seed and text, so that a seed always draws the same texts of a commit. */
function print(kind: string, count: number, all: readonly Sentence[]): void {
  const drawn = all
    .map((sentence) => ({ sentence, order: hash(`${seed}:${sentence.file}:${sentence.text}`) }))
    .toSorted((left, right) => left.order.localeCompare(right.order))
    .slice(0, count);
  console.log(`\n${kind}: ${count} of ${all.length}`);
  drawn.forEach(({ sentence }, index) => {
    console.log(`${index + 1}. ${sentence.text}\n   ${sentence.file}`);
    if (sentence.of !== undefined) console.log(`   ${sentence.of}`);
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
