/**
 * `npm run generate -- docs` writes the schema's descriptions of all keys into
 * `docs/game-config.md`; with `-- --check` it only reports differences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_CONFIG_CHAPTERS } from '@deckframe/contract/site/game-config';
import { renderKeys } from './render-keys.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run generate -- docs | npm run check -- docs
Writes the descriptions of the config schema into docs/game-config.md, or checks that it is current.`);

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'game-config.md');
const BEGIN = '<!-- keys: written by npm run generate -- docs -->';
const END = '<!-- /keys -->';

const keys = Object.entries(GAME_CONFIG_CHAPTERS)
  .map(([title, schema]) => `### ${title}\n\n${renderKeys(schema)}`)
  .join('\n\n');

const current = readFileSync(FILE, 'utf8');
const [before, rest] = split(current, BEGIN);
const [, after] = split(rest, END);
const wanted = `${before}${BEGIN}\n\n${keys}\n\n${END}${after}`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, wanted);
} else if (wanted !== current) {
  console.error('docs/game-config.md is behind the schema: npm run generate -- docs');
  process.exitCode = 1;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/game-config.md lacks ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
