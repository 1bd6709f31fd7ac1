import { createDatabase, type Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearDeletedDecksJob } from './jobs.ts';
import { DECKS, type DeckScene, type Member, openDeckScene } from './testing/deck-scene.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.now();

let scene: DeckScene;
let worker: Database;
beforeAll(async () => {
  scene = await openDeckScene();
  worker = createDatabase(testConnection(scene.api.database.url('worker')));
});
afterAll(async () => {
  await worker.destroy();
  await scene.close();
});

const clearAt = async (moment: number) => {
  await scene.api.database.setNow(new Date(moment).toISOString());
  await clearDeletedDecksJob(worker, ['gundam']);
};

/** Creates a deck with rows in all tables and deletes it. */
async function deleteKnownDeck(owner: Member, other: Member, moment: number): Promise<string> {
  const content = { decklistContent: '2 x ST01-001', visibility: 'public' };
  const { id } = await scene.create(owner, content);
  const body = { ...content, name: 'Second thought' };
  const path = `${DECKS}/${id}`;
  const answers = [
    await scene.send('PUT', path, { body, version: 1, as: owner }),
    await scene.send('PUT', `${path}/like`, { as: other }),
    await scene.send('POST', `${path}/views`, { as: other }),
    await scene.send('POST', `/api/games/gundam/comments/deck/${id}`, {
      body: { text: 'Fine' },
      as: other,
    }),
  ];
  const deckId = decodeDeckId(id) ?? '';
  await sql`with folder as (
      insert into deck_folders (user_id, gameid, name) values (${owner.id}, 'gundam', ${id})
      returning id
    ) insert into deck_folder_decks (user_id, gameid, folder_id, deck_id)
      select ${owner.id}, 'gundam', id, ${deckId} from folder`.execute(scene.api.database.db);
  await sql`insert into deck_bookmarks (user_id, gameid, deck_id)
    values (${other.id}, 'gundam', ${deckId})`.execute(scene.api.database.db);
  await scene.api.database.setNow(new Date(moment).toISOString());
  answers.push(await scene.send('DELETE', path, { as: owner }));
  await scene.api.database.setNow(undefined);
  expect(answers.map((answer) => answer.body).filter((text) => /"code"/.test(text))).toEqual([]);
  return deckId;
}

/** Returns tables with rows of a deck. */
async function listTablesOf(deckId: string): Promise<string[]> {
  const { db } = scene.api.database;
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name in ('deck_id', 'content_id') or (table_name, column_name) = ('decklists', 'id'))
      and not exists (select from pg_inherits where inhrelid = table_name::regclass)`.execute(db);
  const held: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text = ${deckId} limit 1`.execute(db);
    if (rows.length > 0) held.push(table);
  }
  return held.sort();
}

it('a deleted deck is removed with all its rows after 30 days, not an hour earlier', async () => {
  const [owner, other] = [await scene.join(), await scene.join()];
  const first = await deleteKnownDeck(owner, other, NOON);
  const second = await deleteKnownDeck(owner, other, NOON + HOUR_MS);
  const alive = await scene.create(owner, { decklistContent: '1 x ST01-001' });
  const known = await listTablesOf(first);
  expect(known).toEqual([
    'comments',
    'deck_bookmarks',
    'deck_counts',
    'deck_folder_decks',
    'deck_revisions',
    'deck_views',
    'decklists',
    'likes',
  ]);
  expect(await listTablesOf(second)).toEqual(known);

  await clearAt(NOON + 30 * DAY_MS - 1000);
  expect(await listTablesOf(first)).toEqual(known);
  await clearAt(NOON + 30 * DAY_MS + 1000);
  expect(await listTablesOf(first)).toEqual([]);
  expect(await listTablesOf(second)).toEqual(known);
  await clearAt(NOON + 400 * DAY_MS);
  expect(await listTablesOf(second)).toEqual([]);
  expect(await listTablesOf(decodeDeckId(alive.id) ?? '')).toContain('decklists');
});
