import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: Member;
const CARD = '/api/games/gundam/cards/ST01-001/rating';
const DAILY = '/api/games/gundam/daily-card/rating';

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  member = await createMember(api);
  await api.database.setNow('2026-05-01T12:00:00Z');
});
afterAll(() => api.close());

const expOf = async (id: number) => {
  const { user_exp: exp } = await api.database.db
    .selectFrom('users')
    .select('user_exp')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return exp;
};

it('RATE-01 RATE-02 RATE-03 a rating is stored once per member, card and game; EXP-10 pays +100', async () => {
  const before = (await member.call('GET', CARD)).json();
  const first = await member.call('PUT', CARD, { rating: 4 });
  expect(first.json()).toMatchObject({
    count: before.count + 1,
    mine: 4,
    exp: [{ action: 'cardRating', expAwarded: 100, expTotal: 100 }],
  });
  const second = await member.call('PUT', CARD, { rating: 2 });
  expect(second.json()).toMatchObject({ count: before.count + 1, mine: 2, exp: [] });
  const sum = (before.average ?? 0) * before.count + 2;
  expect(second.json().average).toBeCloseTo(sum / (before.count + 1));
  const rows = await api.database.db
    .selectFrom('card_ratings')
    .selectAll()
    .where('user_id', '=', member.id)
    .execute();
  expect(rows).toEqual([
    {
      user_id: member.id,
      gameid: 'gundam',
      card_id: 'ST01-001',
      rating: 2,
      updated_at: expect.any(Date) as Date,
    },
  ]);
  expect(await expOf(member.id)).toBe(100);
});

it('N-23 shows average and count of whole stars and refuses others', async () => {
  const url = '/api/games/gundam/cards/ST01-002/rating';
  await member.call('PUT', url, { rating: 5 });
  await (await createMember(api)).call('PUT', url, { rating: 2 });
  expect((await api.app.inject({ url })).json()).toEqual({ average: 3.5, count: 2, mine: null });
  for (const rating of [0, 6, 2.5, '3', null]) {
    expect((await member.call('PUT', url, { rating: rating as number })).statusCode).toBe(400);
  }
});

it('RATE-04 refuses a visitor', async () => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: CARD,
    headers: { origin: 'http://cards.test' },
    payload: { rating: 3 },
  });
  expect(answer.statusCode).toBe(401);
  expect(COMMUNITY_MESSAGES.notSignedIn).toBe('User not authenticated');
});

it('EXP-07 RATE-09 the daily card pays 500 instead of 100, once per UTC date', async () => {
  await api.app.inject({ url: '/api/games/gundam/daily-card' });
  const first = await member.call('PUT', DAILY, { rating: 5 });
  expect(first.json()).toMatchObject({
    mine: 5,
    exp: [{ action: 'dailyCardRating', expAwarded: 500, expTotal: 500 }],
  });
  const again = await member.call('PUT', DAILY, { rating: 4 });
  expect([again.statusCode, again.json().code]).toEqual([409, 'DAILY_ALREADY_RATED']);

  const { card } = (await api.app.inject({ url: '/api/games/gundam/daily-card' })).json();
  const plain = await member.call('PUT', `/api/games/gundam/cards/${card.cardno}/rating`, {
    rating: 3,
  });
  expect(plain.json()).toMatchObject({ mine: 3, exp: [] });
  expect(await expOf(member.id)).toBe(500);

  // One second before midnight and one after are two days.
  await api.database.setNow('2026-05-02T00:00:01Z');
  await api.app.inject({ url: '/api/games/gundam/daily-card' });
  expect((await member.call('PUT', DAILY, { rating: 5 })).statusCode).toBe(200);
  expect(await expOf(member.id)).toBe(1000);
});

it('EXP-22 above the daily cap the answer has a cooldown message and pays nothing until midnight', async () => {
  const cards = await api.database.db
    .selectFrom('cards')
    .select('originalid')
    .distinct()
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .limit(3)
    .execute();
  const rate = async (place: number) =>
    member.call('PUT', `/api/games/gundam/cards/${cards[place]?.originalid}/rating`, {
      rating: 3,
    });
  await api.database.db
    .updateTable('exp_caps')
    .set({ per_day: 1 })
    .where('kind', '=', 'cardRating')
    .execute();
  await rate(0);
  expect((await rate(1)).json().exp).toMatchObject([
    { expAwarded: 0, levelUp: false, cooldownMessage: COMMUNITY_MESSAGES.expCapReached },
  ]);
  await api.database.setNow('2026-05-02T00:00:00Z');
  expect((await rate(2)).json().exp).toMatchObject([{ expAwarded: 100, cooldownMessage: null }]);
  expect(await expOf(member.id)).toBe(200);
  await api.database.db.updateTable('exp_caps').set({ per_day: 50 }).execute();
});

it('EXP-18 EXP-17 stored results are returned once, in order; EXP-21 unknown ones are dropped with a warning', async () => {
  const result = {
    action: 'deckCreation',
    expAwarded: 500,
    expTotal: 500,
    levelUp: false,
    oldLevel: 1,
    newLevel: 1,
    cooldownMessage: null,
  };
  await api.database.db
    .insertInto('temp_exp_results')
    .values([
      { user_id: member.id, exp_data: JSON.stringify(result) },
      { user_id: member.id, exp_data: JSON.stringify({ old: 'format' }) },
      { user_id: member.id, exp_data: JSON.stringify({ ...result, expTotal: 1000 }) },
    ])
    .execute();
  const taken = await Promise.all([1, 2, 3].map(() => member.call('POST', '/api/me/exp-results')));
  const shown = taken.flatMap((answer) => answer.json<{ exp: (typeof result)[] }>().exp);
  expect(shown.map(({ expTotal }) => expTotal)).toEqual([500, 1000]);
  const warnings = api.logLines.filter((line) => line.includes('unknown format'));
  expect(warnings.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['warn']);
});

it('EXP-01 EXP-04 the level is computed from EXP, and a level-up is reported', async () => {
  await api.database.db
    .updateTable('users')
    .set({ user_exp: 950 })
    .where('id', '=', member.id)
    .execute();
  const answer = await member.call('PUT', CARD, { rating: 4 });
  expect(answer.json().exp).toMatchObject([{ levelUp: true, oldLevel: 1, newLevel: 2 }]);
  expect((await member.call('GET', '/api/me')).json().user).toMatchObject({
    level: 2,
    userExp: 1050,
  });
});
