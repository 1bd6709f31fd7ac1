import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Proof } from './config-keys.ts';
import { SWITCHES } from './switches.ts';
import { findTestTitles } from '../requirements/find-test-titles.ts';
import { findUnreadKeys, listMembers } from './find-unread-keys.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sources = new Map(
  globSync(['apps/{api,web}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: ROOT }).map(
    (path) => [path, read(path)] as const,
  ),
);
const LIB = 'apps/web/src/lib';
const ADDRESS = 'packages/domain/src/filter-url/list-address.ts';

const membersOf = (file: string, declaration: string): string[] =>
  listMembers(read(file), declaration);

/** The texts of a list that a file declares. */
function listTexts(file: string, name: string): string[] {
  const [, list = ''] = new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(read(file)) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, text = '']) => text);
}

/** The switches that the product declares, by kind. */
const DECLARED: Record<keyof typeof SWITCHES, string[]> = {
  preferences: membersOf(`${LIB}/user-preferences.ts`, 'export const PREFERENCE_DEFAULTS'),
  'local settings': membersOf(`${LIB}/local-settings.ts`, 'export interface LocalSettings'),
  'storage keys': membersOf(`${LIB}/storage-keys.ts`, 'export const STORAGE_KEYS'),
  'storage keys of a game': [
    ...listTexts(`${LIB}/storage-keys.ts`, 'GAME_STORAGE_KEYS'),
    'filterValue_',
  ],
  'query parameters': [
    ...new Set([
      ...membersOf(ADDRESS, 'export interface ListAddress'),
      ...listTexts(ADDRESS, 'RETAINED_PARAMETERS'),
    ]),
  ],
  'config keys': membersOf('packages/domain/src/game-config.ts', 'export interface GameConfig '),
  'toast kinds': membersOf('apps/web/src/ui/toast/toast-kinds.ts', 'export const TOAST_TIME_MS'),
};

/** Unused config keys, with reasons. Remove a key here when code uses it. */
const UNREAD: Record<string, string> = {
  cards_table: 'Follows from the game id; a config that says otherwise is refused.',
  decklists_table: 'Follows from the game id; a config that says otherwise is refused.',
  leaderCount: 'Only the check that zones and size of a deck agree reads it.',
  leaderCountsInDeck: 'Only the check that zones and size of a deck agree reads it.',
  cardFront_column: 'Pictures are named by the column image of every game.',
  published_column: 'The column is published in every game.',
  sideDecks: 'The zones say the same.',
  mulliganSize: 'Test hands change as many cards as the player chooses.',
};

const kinds = Object.entries(SWITCHES as Record<string, Record<string, Proof>>).map(
  ([kind, proofs]) => ({ kind, proofs, count: Object.keys(proofs).length }),
);

// The product names the stored filters in a template.
const plainKeys = Object.values(DECLARED)
  .flat()
  .filter((key) => key !== 'filterValue_');
const allUnread = findUnreadKeys(plainKeys, sources);

/** How many tests of the file have these words in their title. */
function countTests(file: string, words: string): number {
  return findTestTitles(file, read(file)).filter((title) => title.includes(words)).length;
}

describe.each(kinds)('$count $kind', ({ kind, proofs }) => {
  const keys = DECLARED[kind as keyof typeof SWITCHES];
  const unread = keys.filter((key) => Object.hasOwn(UNREAD, key));

  it('are those that the product declares', () => {
    const known = keys.filter((key) => !unread.includes(key));
    expect(Object.keys(proofs).sort()).toEqual(known.sort());
  });

  it('PREF-09 are all read by the product', () => {
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => allUnread.includes(key))).toEqual(unread);
  });

  it('have each exactly one test that shows their effect', () => {
    const counts = Object.entries(proofs).map(([key, proof]): [string, number] => [
      key,
      proof === 'walked' ? 1 : countTests(...proof),
    ]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });
});

it('reports a key that is only declared, offered, picked or tested', () => {
  const planted = new Map([
    [`${LIB}/user-preferences.ts`, 'export const PREFERENCE_DEFAULTS = {\n  lost: true,\n};'],
    ['apps/web/src/features/accounts/preferences/panels.tsx', "{ name: 'lost' }"],
    [
      'packages/domain/src/query/picked.ts',
      "type A = Pick<B,\n  | 'lost'\n>; // reads lost\n// lost",
    ],
    ['apps/web/src/lib/lost.test.ts', 'expect(preferences.lost)'],
  ]);
  expect(findUnreadKeys(['lost'], planted)).toEqual(['lost']);
  planted.set('apps/web/src/pages/a.tsx', 'const { lost } = useUserPreferences();');
  expect(findUnreadKeys(['lost'], planted)).toEqual([]);
});
