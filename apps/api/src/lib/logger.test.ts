import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('logs a database error without the values that it quotes', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  try {
    const { id } = await createUser(database.db);
    const add = sql`insert into auth_sessions (user_id, token, expires_at)
      values (${id}, 'swordfish', now())`;
    await add.execute(database.db);
    // The first error names the existing key, the second quotes its value.
    const wrong = sql`select ${'swordfish'}::text::integer`;
    for (const statement of [add, wrong]) {
      const fault = await statement.execute(database.db).catch((error: unknown) => error);
      logger.error({ err: fault }, 'failed');
    }
  } finally {
    await database.drop();
  }
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { code: '23505', message: 'duplicate key value violates unique constraint "…"' },
    { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
  ]);
  expect(lines.join('')).not.toContain('swordfish');
});
