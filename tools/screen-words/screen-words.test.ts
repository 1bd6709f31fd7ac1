import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { findScreenWords, parseScreenWords } from './screen-words.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const WORDS = parseScreenWords(readFileSync(join(REPOSITORY, 'docs', 'words.md'), 'utf8'));

it('no text on screen uses a word of the "not" column', () => {
  const catalogues = globSync('apps/web/src/locales/**/*.po', { cwd: REPOSITORY });
  expect(catalogues.length).toBeGreaterThan(10);
  expect(WORDS.length).toBeGreaterThan(20);
  const faults = catalogues.flatMap((path) => {
    const words = WORDS.filter(({ locale }) => basename(path) === `${locale}.po`);
    return findScreenWords(readFileSync(join(REPOSITORY, path), 'utf8'), words).map(
      (fault) => `${path}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});

it.each([
  ['a word', 'Colours', 1],
  ['a longer word with that stem', 'A colourless card', 1],
  ['several words', 'You can sign in now.', 1],
  ['a word that only begins so', 'They signed international papers', 0],
  ['a placeholder', 'Draft · {kept}', 0],
])('a banned screen word is found, but not elsewhere: %s', (_, text, faults) => {
  const english = WORDS.filter(({ locale }) => locale === 'en');
  const catalogue = `msgid "a"\nmsgstr "${text}"\n`;
  expect(findScreenWords(catalogue, english)).toHaveLength(faults);
});
