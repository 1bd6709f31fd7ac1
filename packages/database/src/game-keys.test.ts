import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, MIGRATIONS_DIR } from './migrate.ts';
import { createUser } from './scenes.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const DECK = '019a0000-0000-7000-8000-0000000000aa';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

/** Lists keys that contain a deck id but no game. */
async function listLooseKeys(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_class as owner on owner.oid = indrelid
    cross join lateral (
      select array_agg(attname::text) as columns from pg_attribute
      where attrelid = indrelid and attnum = any(indkey)
    ) as key
    where indisunique and owner.relnamespace = 'public'::regnamespace and not owner.relispartition
      and (columns && '{deck_id,content_id}' or (owner.relname = 'decklists' and 'id' = any(columns)))
      and not 'gameid' = any(columns)`.execute(test.db);
  return rows.map(({ name }) => name);
}

it('every key with a deck id includes the game', async () => {
  expect(await listLooseKeys()).toEqual([]);
  await sql`create unique index planted on likes (user_id, content_id)`.execute(test.db);
  expect(await listLooseKeys()).toEqual(['planted']);
  await sql`drop index planted`.execute(test.db);
});

it('old reports and awards get the game of their deck', async () => {
  const since = readdirSync(MIGRATIONS_DIR).filter((name) => name >= '0070');
  const url = test.url('migrator');
  await migrate({ url, direction: 'down', count: since.length });
  const [owner, fan] = [await createUser(test.db, {}), await createUser(test.db, {})];
  await sql`insert into decklists (gameid, id, user_id, decklist_name, visibility)
    values ('ua', ${DECK}, ${owner.id}, 'Deck', 1)`.execute(test.db);
  const { rows } = await sql<{ id: string }>`
    insert into comments (user_id, content_type, content_id, gameid, text)
    values (${fan.id}, 'deck', ${DECK}, 'ua', 'Hello') returning id::text`.execute(test.db);
  await sql`insert into content_reports (user_id, content_type, content_id, reason, snapshot)
    values (${fan.id}, 'deck', ${DECK}, 'Spam', ''), (${owner.id}, 'comment', ${rows[0]?.id}, 'Rude', ''),
      (${owner.id}, 'profile', ${String(fan.id)}, 'Bad', '')`.execute(test.db);
  await sql`select award_exp(${owner.id}, '{deckPublication}', array[${DECK}], '{500}')`.execute(
    test.db,
  );
  await sql`select award_exp(${fan.id}, '{like}', array[${`deck/${DECK}`}], '{50}')`.execute(
    test.db,
  );
  await migrate({ url });
  const reports = await sql`select content_type, gameid from content_reports order by id`.execute(
    test.db,
  );
  expect(reports.rows).toEqual([
    { content_type: 'deck', gameid: 'ua' },
    { content_type: 'comment', gameid: 'ua' },
    { content_type: 'profile', gameid: null },
  ]);
  const paid = await sql`select subject from exp_events where user_id in (${owner.id}, ${fan.id})
    order by subject`.execute(test.db);
  expect(paid.rows).toEqual([{ subject: `deck/ua/${DECK}` }, { subject: `ua/${DECK}` }]);
});
