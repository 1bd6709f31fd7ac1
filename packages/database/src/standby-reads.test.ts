import type { Pool } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, openDatabase, type Database } from './db.ts';
import { testConnection } from './testing-connection.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let primary: Pool;
let standby: Pool;
let away: Pool;
let offered: Pool[] = [];
let db: Database;

const open = (url: string, applicationName: string): Pool =>
  createPool({ ...testConnection(url, 2), applicationName });

beforeAll(async () => {
  database = await createTestDatabase();
  const url = database.url('migrator');
  primary = open(url, 'primary');
  // A standby refuses writes with the same code as a read-only connection.
  standby = open(`${url}?options=-c%20default_transaction_read_only%3Don`, 'standby');
  away = open('postgres://nobody@127.0.0.1:1/none', 'away');
  db = openDatabase(primary, () => offered);
});
afterAll(async () => {
  await Promise.all([primary.end(), standby.end(), away.end()]);
  await database.drop();
});

const whoAnswers = async (on: Database): Promise<string | undefined> =>
  (await sql<{ name: string }>`select current_setting('application_name') as name`.execute(on))
    .rows[0]?.name;

it('reads go to the offered standby, otherwise to the primary', async () => {
  offered = [standby];
  expect(await whoAnswers(db)).toBe('standby');
  offered = [];
  expect(await whoAnswers(db)).toBe('primary');
});

it('an unavailable standby causes no error', async () => {
  offered = [away];
  expect(await whoAnswers(db)).toBe('primary');
});

it('a failed read tries the next standby before the primary, so that it does not queue behind writers', async () => {
  offered = [away, standby];
  const writers = [await primary.connect(), await primary.connect()];
  expect(await whoAnswers(db)).toBe('standby');
  for (const writer of writers) writer.release();
});

it('writes, and reads that write, run once on the primary', async () => {
  offered = [standby];
  const key = 'standby-reads';
  await sql`insert into games (gameid) values (${key})`.execute(db);
  await sql`with added as (insert into games (gameid) values (${`${key}-2`}) returning 1)
    select * from added`.execute(db);
  const { rows } = await sql`select from games where gameid like ${`${key}%`}`.execute(db);
  expect(rows).toHaveLength(2);
});

it('a transaction runs entirely on the primary', async () => {
  offered = [standby];
  await db.transaction().execute(async (trx) => {
    expect(await whoAnswers(trx)).toBe('primary');
  });
});

it('an error of the statement itself is returned', async () => {
  offered = [standby];
  await expect(sql`select nothing from nowhere`.execute(db)).rejects.toMatchObject({
    code: '42P01',
  });
});
