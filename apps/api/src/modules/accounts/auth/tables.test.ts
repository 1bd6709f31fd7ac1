import { createDatabase } from '@deckframe/database/db';
import { createTestDatabase } from '@deckframe/database/testing';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
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
