import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../testing/member.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  collect,
  createTraders,
  MINE,
  proposeTo,
  SPARE,
  THEIRS,
} from '../../testing/trade-scene.ts';

const MATCHES = '/api/games/gundam/trade-matches';
const SETTINGS = '/api/me/trade-settings';

let api: TestApi;
let one: Member;
let other: Member;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from collection_entries`.execute(api.database.db);
  ({ one, other } = await createTraders(api));
});

type Match = { member: { id: string }; getCount: number; giveCount: number };
const matches = async (query = '') => {
  const answer = await one.call('GET', `${MATCHES}${query}`);
  const found = answer.json<{ matches: Match[] }>().matches;
  return found.map(({ member, getCount, giveCount }) => [Number(member.id), getCount, giveCount]);
};

it('both-way matches come first, whoever has more one way', async () => {
  const giver = await createMember(api);
  await collect(giver, [
    { cardno: THEIRS, from: 0, to: 9, trading: true },
    { cardno: SPARE, from: 0, to: 9, trading: true },
  ]);
  await collect(one, [{ cardno: SPARE, wanted: true }]);
  expect(await matches()).toEqual([
    [other.id, 1, 1],
    [giver.id, 2, 0],
  ]);
  expect(await matches('?turn=7')).toHaveLength(2);
});

it('nobody who has blocked or was blocked, has left, is suspended, or does not trade', async () => {
  await one.call('PUT', `/api/me/blocks/${other.id}`);
  expect(await matches()).toEqual([]);
  await one.call('DELETE', `/api/me/blocks/${other.id}`);
  await other.call('PUT', `/api/me/blocks/${one.id}`);
  expect(await matches()).toEqual([]);
  await other.call('DELETE', `/api/me/blocks/${one.id}`);
  expect(await matches()).toHaveLength(1);
  const settings = { isOpen: false, country: null, language: null };
  expect((await other.call('PUT', SETTINGS, settings)).json()).toEqual(settings);
  expect(await matches()).toEqual([]);
  expect((await proposeTo(one, other)).json()).toMatchObject({ code: 'TRADE_OFF' });
  await other.call('PUT', SETTINGS, { ...settings, isOpen: true });
  await sql`update users set suspended_until = app_now() + interval '1 day'
    where id = ${other.id}`.execute(api.database.db);
  expect(await matches()).toEqual([]);
});

it('what is in a collection for the owner alone is neither offered nor wanted', async () => {
  await other.call('PATCH', '/api/games/gundam/my-collections/0', { visibility: 'me' });
  expect(await matches()).toEqual([]);
  await other.call('PATCH', '/api/games/gundam/my-collections/0', { visibility: 'trades' });
  expect(await matches()).toHaveLength(1);
});

it('country, language and activity narrow it down', async () => {
  await other.call('PUT', SETTINGS, { isOpen: true, country: 'DE', language: 'fr' });
  await sql`update users set last_connected = app_now() - interval '5 days'
    where id = ${other.id}`.execute(api.database.db);
  for (const query of ['?country=DE', '?language=fr', '?days=7', '?country=DE&days=7']) {
    expect(await matches(query), query).toHaveLength(1);
  }
  for (const query of ['?country=FR', '?language=de', '?days=3', '?country=DE&days=3']) {
    expect(await matches(query), query).toEqual([]);
  }
  const wrong = await one.call('GET', `${MATCHES}?country=Germany`);
  expect(wrong.statusCode).toBe(400);
});

it('a partner’s page has what they offer, and what one has of what they want', async () => {
  await collect(one, [{ cardno: SPARE, from: 0, to: 2 }]);
  await collect(other, [{ cardno: SPARE, wanted: true }]);
  const answer = await one.call('GET', `/api/games/gundam/trade-partners/${other.id}`);
  expect(answer.json()).toMatchObject({
    member: { username: other.username },
    theirs: [{ cardno: THEIRS, copies: 3, isWanted: true }],
    mine: [
      { cardno: MINE, copies: 3, isWanted: true },
      { cardno: SPARE, copies: 2, isWanted: true },
    ],
  });
});
