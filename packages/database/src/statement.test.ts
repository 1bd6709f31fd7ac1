import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from './db.ts';
import { runStatement } from './statement.ts';
import { testConnection } from './testing-connection.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const ONE = { name: 'one-of-two', text: 'select $1::integer + 1 as sum', values: [1] };

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(testConnection(database.url('app')));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function listPrepared(on: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select name, (generic_plans + custom_plans)::integer as runs
    from pg_prepared_statements`.execute(on);
  return rows;
}

it('prepares a named statement once, on the pool and in a transaction', async () => {
  expect(await runStatement(db, ONE)).toEqual([{ sum: 2 }]);
  expect(await runStatement(db, { ...ONE, values: [4] })).toEqual([{ sum: 5 }]);
  await db.transaction().execute(async (trx) => {
    expect(await runStatement(trx, ONE)).toEqual([{ sum: 2 }]);
    expect(await listPrepared(trx)).toEqual([{ name: ONE.name, runs: 3 }]);
  });
});

it('prepares no unnamed statement', async () => {
  expect(await runStatement(db, { text: 'select 7 as seven' })).toEqual([{ seven: 7 }]);
  expect(await listPrepared(db)).toHaveLength(1);
});
