import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBannedWords } from './find-banned-words.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
/** Fewer files mean that the check looks in the wrong place. */
const LEAST_FILES = 1000;

it('no name in the repository is made with a banned word', { tags: 'walk' }, () => {
  const paths = globSync('{apps,packages,games,tools,scripts,ops,demo,e2e,bench}/**/*.{ts,tsx}', {
    cwd: REPOSITORY,
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.tsbuild/**',
      '**/*.gen.ts',
      'tools/words/banned-words.ts',
    ],
  });
  expect(paths.length).toBeGreaterThan(LEAST_FILES);
  const faults = paths.flatMap((path) =>
    findBannedWords(path, readFileSync(join(REPOSITORY, path), 'utf8')),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['a variable', 'a.ts', 'const lastDeed = 1;'],
  ['a constant', 'a.ts', 'const MAX_ROOM = 1;'],
  ['a property', 'a.ts', 'const award = { deed: 1 };'],
  ['a key of a type', 'a.ts', 'type Award = { readonly deed: string };'],
  ['a type', 'a.ts', 'interface DeedsOfMembers {}'],
  ['an argument', 'a.ts', 'function fit(tileRoom: number) {}'],
  ['an import', 'a.ts', "import { doubt } from './b.ts';"],
  ['a component', 'a.tsx', 'const part = <UnheardAwards />;'],
  ['a word said twice', 'a.ts', 'const deckTextText = 1;'],
  ['a file', 'src/deck-keeping.ts', ''],
  ['what is stored', 'apps/web/src/a.test.ts', 'const keptAt = new Date();'],
])('a planted violation is found: %s', (_, path, source) => {
  expect(findBannedWords(path, source)).toHaveLength(1);
});

it('a hand may be called kept', () => {
  expect(findBannedWords('packages/domain/src/decks/odds/a.ts', 'const kept = 7;')).toEqual([]);
});

it('longer words and texts are ignored', () => {
  const source =
    "// A deed.\nconst indeed = 'a deed, a room'; const bedrooms = 1; const textOf = 1;";
  expect(findBannedWords('broom.ts', source)).toEqual([]);
});
