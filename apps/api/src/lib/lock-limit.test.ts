import { createDatabase } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../testing/member.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { collect, MINE } from '../testing/trade-scene.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  member = await createMember(api);
  await collect(member, [{ cardno: MINE, from: 0, to: 1 }]);
  api.logLines.length = 0;
});
afterAll(() => api.close());

it('a transaction waits one second for a lock unless its pool sets another time', async () => {
  const connection = testConnection(api.database.url('app'));
  for (const [options, limit] of [
    [connection, '1s'],
    [{ ...connection, lockTimeoutMs: 20_000 }, '20s'],
  ] as const) {
    const database = createDatabase(options);
    const { rows } = await inTransaction(database, (db) => sql`show lock_timeout`.execute(db));
    expect(rows).toEqual([{ lock_timeout: limit }]);
    await database.destroy();
  }
});

it.each([
  ['a transaction', 'users', 'id', 'PATCH', '/api/me/profile', { username: 'held' }],
  [
    'a function that is a transaction by itself',
    'collection_states',
    'user_id',
    'POST',
    '/api/games/gundam/my-collection/changes',
    { collection: 0, changes: [{ cardno: MINE, from: 1, to: 2 }] },
  ],
] as const)(
  '%s that waits longer for a row is cancelled and may be retried',
  async (_, table, column, method, url, body) => {
    await api.database.db.transaction().execute(async (trx) => {
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${member.id}
        for no key update`.execute(trx);
      const answer = await member.call(method, url, body);
      expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      // The statement time-out is longer.
      expect(api.logLines.join('\n')).toContain('canceling statement due to lock timeout');
    });
    expect((await member.call(method, url, body)).statusCode).toBeLessThan(300);
  },
);
