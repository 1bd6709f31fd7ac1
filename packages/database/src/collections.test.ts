import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from './scenes.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
let member: { id: number };

beforeAll(async () => {
  test = await createTestDatabase();
  member = await createUser(test.db);
  const row = { user_id: member.id, name: 'Default Collection' };
  await test.db
    .insertInto('collections')
    .values([
      { ...row, gameid: 'gundam', id: 0 },
      { ...row, gameid: 'ua', id: 0 },
    ])
    .execute();
});
afterAll(() => test.drop());

const ENTRY = { count: 1, trading: false, wanted: false, ignored: false, tag: '', seq: 1 };

function insert(gameid: string, cardno: string, entry: Partial<typeof ENTRY> = {}) {
  const row = { user_id: member.id, gameid, collection: 0, cardno, ...ENTRY, ...entry };
  return test.db.insertInto('collection_entries').values(row).execute();
}

it('COLL-08 an entry is one card of one collection, with 0 to 99 copies and a short tag', async () => {
  await insert('gundam', 'K-1');
  await insert('ua', 'K-1');
  await expect(insert('gundam', 'K-1')).rejects.toThrow(/_pkey/);
  await expect(insert('gundam', 'K-2', { count: 100 })).rejects.toThrow(/count_check/);
  await expect(insert('gundam', 'K-2', { count: 0, trading: true })).rejects.toThrow(/check/);
  await expect(insert('gundam', 'K-2', { tag: '12345678901' })).rejects.toThrow(/tag_check/);
  await expect(insert('opcg', 'K-1')).rejects.toThrow(/foreign key/);
});

it('each game has a partition, and a new game gets one', async () => {
  const parts = async () => {
    const { rows } = await sql<{ part: string }>`
      select inhrelid::regclass::text as part from pg_inherits
      where inhparent = 'collection_entries'::regclass order by 1`.execute(test.db);
    return rows.map(({ part }) => part);
  };
  const games = ['gundam', 'opcg', 'pocket', 'ua', 'uaen'].map(
    (game) => `${game}_collection_entries`,
  );
  expect(await parts()).toEqual(games);
  await sql`select create_game_partitions('chess')`.execute(test.db);
  expect(await parts()).toContain('chess_collection_entries');
  await sql`select drop_game_partitions('chess')`.execute(test.db);
  expect(await parts()).toEqual(games);
});

it('members who offer or want a card are read from a partial index', async () => {
  for (const mark of ['trading', 'wanted']) {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes
      where tablename = 'gundam_collection_entries' and indexdef like ${`%WHERE ${mark}`}`.execute(
      test.db,
    );
    expect(rows.map(({ definition }) => definition)).toEqual([
      expect.stringContaining('(gameid, cardno, user_id)'),
    ]);
  }
});

it('deleting a collection deletes its entries, and deleting a member everything', async () => {
  const { id } = await createUser(test.db);
  const key = { user_id: id, gameid: 'gundam' };
  await test.db
    .insertInto('collections')
    .values([
      { ...key, id: 0, name: 'Default Collection' },
      { ...key, id: 1, name: 'Binder' },
    ])
    .execute();
  const entry = { ...key, cardno: 'K-1', ...ENTRY };
  await test.db
    .insertInto('collection_entries')
    .values([
      { ...entry, collection: 0 },
      { ...entry, collection: 1 },
    ])
    .execute();
  const left = async () =>
    (
      await test.db
        .selectFrom('collection_entries')
        .select('collection')
        .where('user_id', '=', id)
        .execute()
    ).map(({ collection }) => collection);
  await test.db.deleteFrom('collections').where('user_id', '=', id).where('id', '=', 1).execute();
  expect(await left()).toEqual([0]);
  await test.db.deleteFrom('users').where('id', '=', id).execute();
  expect(await left()).toEqual([]);
});
