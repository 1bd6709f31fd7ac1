import { createDatabase, type Database } from '@deckframe/database/db';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../../env.ts';
import { runAuthCall } from './auth-call.ts';
import { createAuth, createCallDatabase } from './better-auth.ts';
import { testConnection } from '@deckframe/database/testing-connection';

let database: TestDatabase;
let pooled: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pooled = createDatabase(testConnection(database.url('app'), 2));
});
afterAll(async () => {
  await pooled.destroy();
  await database.drop();
});

const CALL = { requestId: 'r', game: 'gundam', method: 'password' } as const;

async function transactionOf(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return rows[0]?.id ?? '';
}

it('uses the transaction of the call, and the pool outside of a call', async () => {
  const seen = createCallDatabase(pooled);
  await pooled.transaction().execute(async (db) => {
    const own = await transactionOf(db);
    expect(await transactionOf(seen)).not.toBe(own);
    await runAuthCall({ ...CALL, db }, async () => {
      expect(await transactionOf(seen)).toBe(own);
    });
    expect(await transactionOf(seen)).not.toBe(own);
  });
});

it('writes of the authentication library roll back with a later failure', async () => {
  const env = readEnv({
    PUBLIC_URL: 'http://cards.test',
    DATABASE_URL: database.url('app'),
    SESSION_SECRET: 'x'.repeat(32),
    GAMES_DIR: 'games',
  });
  const auth = createAuth(env, pooled);
  const body = { email: 'gone@cards.test', name: 'Gone', password: 'bridge-walnut' };
  const countUsers = async (db: Database) => {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', body.email)
      .execute();
    return rows.length;
  };
  const action = pooled.transaction().execute(async (db) => {
    await runAuthCall({ ...CALL, db }, () =>
      auth.api.signUpEmail({ body: { ...body, username: 'Gone', usernameKey: 'gone' } }),
    );
    expect(await countUsers(db)).toBe(1);
    throw new Error('a later step failed');
  });
  await expect(action).rejects.toThrow('a later step failed');
  expect(await countUsers(pooled)).toBe(0);
});
