import type { Database } from '@deckframe/database/db';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFields } from './service.ts';

const WINDOW = { game: 'gundam', window: 'w' };
const [FEW, MANY] = [3000, 24_000];
const ROWS_MAX = 3000;
/** Searches for old, unknown and many places. */
const SEARCHES = ['', 'hall', 'cup', 'all 7', 'Hall 00003', 'Cup 00002', 'Host 00001', 'nowhere'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`insert into meta_windows (gameid, id, from_day)
    values ('gundam', 'w', '2020-01-01')`.execute(database.db);
});
afterAll(() => database.drop());

const numbered = (word: string, number: string) =>
  sql.raw(`'${word} ' || lpad((${number})::text, 5, '0')`);

/** Events, oldest first: three per venue, five per series, ten per organizer. */
async function fill(from: number, to: number): Promise<void> {
  const { db } = database;
  await sql`insert into users (id, name, username, username_key, email, emailverified)
    select 1000 + n, ${numbered('Host', 'n')}, ${numbered('Host', 'n')}, ${numbered('host', 'n')},
      n || '@host.test', true
    from generate_series(${from / 10}::integer, ${to / 10 - 1}::integer) as n`.execute(db);
  const id = (number: string) => sql.raw(`lpad((${number})::text, 32, '0')::uuid`);
  await sql`insert into tournaments (gameid, id, name, format, mode, location, time_zone, start_date,
      registration_deadline, max_players, status, structure, list_policy, trust, organizer_id,
      series_id)
    select 'gundam', ${id('n')}, ${numbered('Cup', 'n / 5')}, 'standard', 'venue',
      ${numbered('Hall', 'n / 3')} || ' ', 'UTC', timestamptz '2020-02-01' + n * interval '1 hour',
      '2020-01-01', 8, 'finished', '{}', 'open', 'verified', 1000 + n / 10,
      case when n % 5 > 0 then ${id('n - n % 5')} end
    from generate_series(${from}::integer, ${to - 1}::integer) as n`.execute(db);
  await sql`insert into meta_events (gameid, tournament_id, window_id, size_class, tally)
    select 'gundam', ${id('n')}, 'w', 0, '{"shares": [{"archetype": "Ash", "entries": 8}]}'
    from generate_series(${from}::integer, ${to - 1}::integer) as n`.execute(db);
  for (const table of ['users', 'tournaments', 'meta_events'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Reads of this connection; only the difference matters. */
async function countReads(db: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
    from pg_stat_xact_user_tables where relname in ('users', 'tournaments', 'meta_events')`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}

/** Returns the rows read and the results. */
const search = (text: string) =>
  database.db.transaction().execute(async (trx) => {
    const before = await countReads(trx);
    const fields = await listFields(trx, WINDOW, text);
    const read = (await countReads(trx)) - before;
    return { read, found: fields.map(({ kind, name, events }) => `${kind} ${name} ${events}`) };
  });

it('finding the field of a place reads the same number of rows with eight times the events', async () => {
  await fill(0, FEW);
  const few = await Promise.all(SEARCHES.map(search));
  await fill(FEW, MANY);
  const many = await Promise.all(SEARCHES.map(search));
  for (const [at, text] of SEARCHES.entries()) {
    const [before, after] = [few[at]?.read ?? 0, many[at]?.read ?? Infinity];
    expect(after, text).toBeLessThan(ROWS_MAX);
    expect(before, text).toBeGreaterThan(0);
    expect(after, `${text}: ${before} rows, then ${after}`).toBeLessThan(1.25 * before);
  }
  const found = new Map(SEARCHES.map((text, at) => [text, many[at]?.found]));
  expect(found.get('')).toHaveLength(20);
  expect(found.get('hall')).toHaveLength(20);
  expect(found.get('cup')).toHaveLength(20);
  expect(found.get('Hall 00003')).toEqual(['venue Hall 00003 3']);
  expect(found.get('Cup 00002')).toEqual(['series Cup 00002 5']);
  expect(found.get('Host 00001')).toEqual(['organizer Host 00001 6']);
  expect(found.get('nowhere')).toEqual([]);
});
