import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWrongCounters } from '../../../testing/community-counters.ts';
import { createDeckRow, createMember } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const ROUNDS = 20;
const RATINGS = 3;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
});
afterAll(() => api.close());

it('EXP-10 EXP-11 five concurrent writes of one member do not deadlock', async () => {
  const { db } = api.database;
  const member = await createMember(api);
  const deck = await createDeckRow(api, { userId: member.id });
  const cards = await db
    .selectFrom('cards')
    .select('originalid')
    .distinct()
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .orderBy('originalid')
    .limit(ROUNDS * RATINGS)
    .execute();
  const refused: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.deleteFrom('rate_limits').execute();
    const rated = cards.slice(round * RATINGS, (round + 1) * RATINGS);
    const comments = [`card/${rated[0]?.originalid}`, `deck/${deck.shownId}`];
    const answers = await Promise.all([
      ...rated.map(({ originalid }) =>
        member.call('PUT', `/api/games/gundam/cards/${originalid}/rating`, { rating: 4 }),
      ),
      ...comments.map((content) =>
        member.call('POST', `/api/games/gundam/comments/${content}`, { text: 'Hello' }),
      ),
    ]);
    refused.push(
      ...answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.body),
    );
  }
  expect(refused).toEqual([]);
  expect(await findWrongCounters(db)).toEqual([]);
  const count = async (table: 'card_ratings' | 'comments') =>
    (await db.selectFrom(table).select('user_id').where('user_id', '=', member.id).execute())
      .length;
  expect([await count('card_ratings'), await count('comments')]).toEqual([60, 40]);
});

it('concurrent renames of one member beside a paid write do not deadlock', async () => {
  const { db } = api.database;
  const member = await createMember(api);
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.deleteFrom('rate_limits').execute();
    const answers = await Promise.all([
      member.call('PATCH', '/api/me/profile', { username: `ring-a-${round}` }),
      member.call('PATCH', '/api/me/profile', { username: `ring-b-${round}` }),
      member.call('PATCH', '/api/me/profile', { username: `ring-c-${round}` }),
      member.call('POST', '/api/games/gundam/comments/card/GD01-001', { text: `Round ${round}` }),
    ]);
    failures.push(...answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body));
  }
  expect(failures).toEqual([]);
});

it('two concurrent awards are both paid, one after the other', async () => {
  const { db } = api.database;
  const member = await createMember(api);
  const pay = (on: typeof db, card: string) =>
    sql`select from award_exp(${member.id}::bigint, array['cardRating'], array[${card}],
      array[100])`.execute(on);
  const { later } = await db.transaction().execute(async (trx) => {
    await pay(trx, 'gundam/one');
    const waiting = pay(db, 'gundam/two');
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_locks
          where not granted and transactionid = pg_current_xact_id()::xid`.execute(trx);
        return rows.length;
      })
      .toBe(1);
    return { later: waiting };
  });
  await later;
  const row = await db
    .selectFrom('users')
    .select('user_exp')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(row.user_exp).toBe(200);
});
