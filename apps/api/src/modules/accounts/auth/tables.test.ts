import { registerBody, resetConfirmBody, signInBody } from '@deckframe/contract/accounts/auth';
import { createDatabase } from '@deckframe/database/db';
import { createTestDatabase } from '@deckframe/database/testing';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readEnv } from '../../../env.ts';
import { createAuth } from './better-auth.ts';
import { testConnection } from '@deckframe/database/testing-connection';

it('the tables have every column that the authentication library expects', async () => {
  const database = await createTestDatabase();
  const db = createDatabase(testConnection(database.url('migrator')));
  try {
    const env = readEnv({
      PUBLIC_URL: 'http://cards.test',
      DATABASE_URL: database.url('app'),
      SESSION_SECRET: 'x'.repeat(32),
      GAMES_DIR: 'games',
    });
    const { options } = createAuth(env, db);
    const wanted = await getMigrations({ ...options, database: { db, type: 'postgres' } });
    expect(wanted.toBeCreated).toEqual([]);
    expect(wanted.toBeAdded).toEqual([]);
    const without = betterAuth({ ...options, plugins: [] }).options;
    const other = { ...without, user: { ...without.user, modelName: 'users_public' } };
    const drifted = await getMigrations({ ...other, database: { db, type: 'postgres' } });
    expect([...drifted.toBeCreated, ...drifted.toBeAdded]).not.toEqual([]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});

it('no input and no column of an account is a password hint or a secret question', async () => {
  const keys = (body: { shape: object }) => Object.keys(body.shape).toSorted();
  expect(keys(signInBody)).toEqual(['code', 'identifier', 'password']);
  expect(keys(resetConfirmBody)).toEqual(['password', 'token']);
  expect(keys(registerBody)).toEqual(['email', 'game', 'password', 'username']);
  const database = await createTestDatabase();
  try {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name ~ 'hint|question'
        or table_name in ('auth_accounts', 'second_factors', 'recovery_codes', 'mailed_tokens')
          and data_type = 'text'
      order by 1`.execute(database.db);
    expect(rows.map(({ place }) => place)).toEqual([
      'auth_accounts.access_token',
      'auth_accounts.account_id',
      'auth_accounts.id_token',
      'auth_accounts.password',
      'auth_accounts.provider_id',
      'auth_accounts.refresh_token',
      'auth_accounts.scope',
      'mailed_tokens.new_email',
      'mailed_tokens.purpose',
      'mailed_tokens.token_hash',
      'recovery_codes.code_hash',
      'second_factors.pending_secret',
      'second_factors.secret',
    ]);
  } finally {
    await database.drop();
  }
});
