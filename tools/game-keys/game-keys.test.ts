import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLooseKeys } from './find-loose-keys.ts';
import { findLooseSql } from './find-loose-sql.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TESTS = ['**/*.{test,proof}.ts', '**/*.test-support.ts', '**/testing/**'];
const SOURCES = ['apps/api/src/**/*.ts', 'packages/database/src/**/*.ts'];
const FUNCTIONS = 'packages/database/functions/*.sql';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const readFunctions = (): string =>
  globSync(FUNCTIONS, { cwd: ROOT })
    .map((path) => read(path))
    .join('\n');

it('no source selects a deck, or its data, by the id alone', () => {
  const paths = globSync(SOURCES, { cwd: ROOT, exclude: TESTS });
  const faults = paths.flatMap((path) =>
    findLooseKeys(path, read(path)).map((fault) => `${path}:${fault}`),
  );
  expect(faults).toEqual([]);
});

it('no database function selects a deck by the id alone', () => {
  expect(findLooseSql(readFunctions())).toEqual([]);
});

/** A statement without its game must be reported. */
const PLANTED: [path: string, taken: string][] = [
  ['apps/api/src/modules/community/likes/queries.ts', 'gameid = ${game} and '],
  ['apps/api/src/modules/decks/decks/queries.ts', "    .where('gameid', '=', game)\n"],
  ['apps/api/src/modules/decks/decks/write-queries.ts', "    .where('gameid', '=', key.gameid)\n"],
  ['apps/api/src/modules/decks/decks/write-queries.ts', 'gameid = ${game} and '],
  ['apps/api/src/modules/decks/decks/deck-row-queries.ts', 'deck.gameid = $1 and '],
  ['apps/api/src/modules/decks/decks/deck-row-queries.ts', 'counts.gameid = deck.gameid and '],
  ['apps/api/src/modules/decks/lists/queries.ts', 'deck.gameid = $1 and '],
  ['apps/api/src/modules/decks/lists/bookmark-queries.ts', 'deck.gameid = bookmark.gameid and '],
  ['apps/api/src/modules/community/comments/queries.ts', 'comments.gameid = ${content.game} and '],
  [
    'apps/api/src/modules/community/moderation/queries.ts',
    'and content_reports.gameid is not distinct from chosen.gameid',
  ],
  [
    'apps/api/src/modules/community/activity/queries.ts',
    'decklists.gameid = comment.gameid and decklists.gameid = any(${games}::text[])',
  ],
];

it.each(PLANTED)('finds a missing game key in %s where “%s” is missing', (path, taken) => {
  const source = read(path);
  expect(source).toContain(taken);
  expect(findLooseKeys(path, source.replaceAll(taken, ''))).not.toEqual([]);
});

it('finds a missing game key in a database function and in a Kysely join', () => {
  const planted = readFunctions().replaceAll('gameid = old.gameid and ', '');
  expect([...new Set(findLooseSql(planted))].sort()).toEqual([
    'comments.content_id without its game',
    'deck_counts.deck_id without its game',
    'deck_views.deck_id without its game',
    'likes.content_id without its game',
  ]);
  const joined =
    "db.selectFrom('likes').innerJoin('decklists as deck', 'deck.id', 'content_id').execute();";
  expect(findLooseKeys('a.ts', joined)).toEqual(['1 decklists.id without its game']);
});
