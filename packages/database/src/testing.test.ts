import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './db.ts';
import { seed } from './seed.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  dropLeftover,
  type TestDatabase,
} from './testing.ts';
import { testConnection } from './testing-connection.ts';

/** Number of printings in all five demo games. */
const DEMO_PRINTINGS = 2418;

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

async function readClock(db: TestDatabase['db']): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  return rows[0]?.now;
}

describe('createTestDatabase', () => {
  it('creates independent databases, also concurrently', async () => {
    const others = await Promise.all([1, 2, 3].map(() => createTestDatabase()));
    await others[0]?.db.deleteFrom('cards').execute();
    const cards = await Promise.all(
      others.map((other) => other.db.selectFrom('cards').select('cardno').execute()),
    );
    expect(cards.map((rows) => rows.length)).toEqual([0, DEMO_PRINTINGS, DEMO_PRINTINGS]);
    await Promise.all(others.map((other) => other.drop()));
  });

  it('has the demo cards, and seeding again changes nothing', async () => {
    const cards = () =>
      test.db.selectFrom('cards').selectAll().orderBy('gameid').orderBy('cardno').execute();
    const before = await cards();
    expect(before).toHaveLength(DEMO_PRINTINGS);
    expect(await seed(test.db)).toEqual([]);
    expect(await cards()).toEqual(before);
  });
});

describe('dropLeftover', () => {
  const connect = async () => {
    const client = new Client({ connectionString: process.env['TEST_PG_ADMIN_URL'] ?? '' });
    await client.connect();
    return client;
  };

  it('ignores that another run drops the same database concurrently', async () => {
    const left = await Promise.all([1, 2, 3].map(() => createEmptyDatabase()));
    const names = left.map(({ name }) => name);
    const runs = await Promise.all([1, 2, 3, 4].map(connect));
    await Promise.all(
      runs.map(async (admin) => {
        for (const name of names) await dropLeftover(admin, name);
      }),
    );
    const found = await runs[0]?.query('select from pg_database where datname = any($1)', [names]);
    expect(found?.rowCount).toBe(0);
    // The second call finds no databases and does nothing.
    await Promise.all(left.map((database) => database.drop()));
    await Promise.all(runs.map((admin) => admin.end()));
  });

  it('throws other errors', async () => {
    const admin = await connect();
    await expect(dropLeftover(admin, 'no"name')).rejects.toThrow(/syntax error|unterminated/);
    await admin.end();
  });
});

describe('app_now()', () => {
  it('is the time of the transaction unless a test stops it', async () => {
    const { rows } = await sql`select app_now() = now() as same`.execute(test.db);
    expect(rows).toEqual([{ same: true }]);
  });

  it('can be stopped for one database, including open pools', async () => {
    const app = createDatabase(testConnection(test.url('app'), 4));
    await Promise.all([1, 2, 3, 4].map(() => readClock(app)));
    await test.setNow('2026-02-03T04:05:06Z');
    const clocks = await Promise.all([1, 2, 3, 4].map(() => readClock(app)));
    for (const clock of clocks) expect(clock).toEqual(new Date('2026-02-03T04:05:06Z'));
    await test.setNow(undefined);
    expect((await readClock(app))?.getTime()).toBeGreaterThan(Date.parse('2026-03-01'));
    await app.destroy();
  });
});

describe('createDatabase', () => {
  it('returns whole numbers and prices as numbers and dates as text', async () => {
    const { rows } = await sql`select 5::bigint as count, 1.25::numeric as price,
      date '2026-01-02' as day`.execute(test.db);
    expect(rows).toEqual([{ count: 5, price: 1.25, day: '2026-01-02' }]);
  });

  it('cancels a slow statement and stays usable', async () => {
    const db = createDatabase(testConnection(test.url('app'), 1, 50));
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/statement timeout/);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
