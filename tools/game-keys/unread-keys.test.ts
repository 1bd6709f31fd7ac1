import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUnreadKeys, listMembers } from './find-unread-keys.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sources = new Map(
  globSync(['apps/{api,web}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: ROOT }).map(
    (path) => [path, read(path)] as const,
  ),
);
const LIB = 'apps/web/src/lib';

/** Table of settings → file and start of its key declaration. */
const TABLES: Record<string, [file: string, declaration: string]> = {
  preferences: [`${LIB}/user-preferences.ts`, 'export const PREFERENCE_DEFAULTS'],
  'local settings': [`${LIB}/local-settings.ts`, 'export interface LocalSettings'],
  'storage keys': [`${LIB}/storage-keys.ts`, 'export const STORAGE_KEYS'],
  'config keys': ['packages/domain/src/game-config.ts', 'export interface GameConfig '],
  'toast kinds': ['apps/web/src/ui/toast/toast-kinds.ts', 'export const TOAST_TIME_MS'],
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

it.each(Object.entries(TABLES))('the product reads each of the %s', (_, [file, declaration]) => {
  const keys = listMembers(read(file), declaration);
  expect(keys.length).toBeGreaterThan(5);
  const known = Object.keys(UNREAD).filter((key) => keys.includes(key));
  expect(findUnreadKeys(keys, sources).sort()).toEqual(known.sort());
});

it('PREF-09 the product reads every documented storage key of a game', () => {
  const [, list = ''] =
    /GAME_STORAGE_KEYS = \[([^\]]*)\]/.exec(read(`${LIB}/storage-keys.ts`)) ?? [];
  const keys = [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
  expect(keys).toHaveLength(10);
  expect(findUnreadKeys(keys, sources)).toEqual([]);
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
