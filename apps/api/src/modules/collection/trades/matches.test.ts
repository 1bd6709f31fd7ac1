import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createMember } from '../../../testing/member.ts';
import {
  collect,
  MINE,
  proposeTo,
  SPARE,
  THEIRS,
  withTraders,
} from '../../../testing/trade-scene.ts';

const MATCHES = '/api/games/gundam/trade-matches';
const SETTINGS = '/api/me/trade-settings';

const scene = withTraders(async ({ database }) => {
  await sql`delete from collection_entries`.execute(database.db);
});

type Match = { member: { id: string }; getCount: number; giveCount: number };
const matches = async (query = '') => {
  const answer = await scene.one.call('GET', `${MATCHES}${query}`);
  const found = answer.json<{ matches: Match[] }>().matches;
  return found.map(({ member, getCount, giveCount }) => [Number(member.id), getCount, giveCount]);
};

it('two-way matches come first, even before larger one-way matches', async () => {
  const giver = await createMember(scene.api);
  await collect(giver, [
    { cardno: THEIRS, from: 0, to: 9, trading: true },
    { cardno: SPARE, from: 0, to: 9, trading: true },
  ]);
  await collect(scene.one, [{ cardno: SPARE, wanted: true }]);
  expect(await matches()).toEqual([
    [scene.other.id, 1, 1],
    [giver.id, 2, 0],
  ]);
  expect(await matches('?turn=7')).toHaveLength(2);
});

it('excludes blocked, erased, suspended and non-trading members', async () => {
  await scene.one.call('PUT', `/api/me/blocks/${scene.other.id}`);
  expect(await matches()).toEqual([]);
  await scene.one.call('DELETE', `/api/me/blocks/${scene.other.id}`);
  await scene.other.call('PUT', `/api/me/blocks/${scene.one.id}`);
  expect(await matches()).toEqual([]);
  await scene.other.call('DELETE', `/api/me/blocks/${scene.one.id}`);
  expect(await matches()).toHaveLength(1);
  const settings = { isOpen: false, country: null, language: null };
  expect((await scene.other.call('PUT', SETTINGS, settings)).json()).toEqual(settings);
  expect(await matches()).toEqual([]);
  expect((await proposeTo(scene.one, scene.other)).json()).toMatchObject({ code: 'TRADE_OFF' });
  await scene.other.call('PUT', SETTINGS, { ...settings, isOpen: true });
  await sql`update users set suspended_until = app_now() + interval '1 day'
    where id = ${scene.other.id}`.execute(scene.api.database.db);
  expect(await matches()).toEqual([]);
});

it('private collections are neither offered nor wanted', async () => {
  await scene.other.call('PATCH', '/api/games/gundam/my-collections/0', { visibility: 'me' });
  expect(await matches()).toEqual([]);
  await scene.other.call('PATCH', '/api/games/gundam/my-collections/0', { visibility: 'trades' });
  expect(await matches()).toHaveLength(1);
});

it('filters by country, language and activity', async () => {
  await scene.other.call('PUT', SETTINGS, { isOpen: true, country: 'DE', language: 'fr' });
  await sql`update users set last_connected = app_now() - interval '5 days'
    where id = ${scene.other.id}`.execute(scene.api.database.db);
  for (const query of ['?country=DE', '?language=fr', '?days=7', '?country=DE&days=7']) {
    expect(await matches(query), query).toHaveLength(1);
  }
  for (const query of ['?country=FR', '?language=de', '?days=3', '?country=DE&days=3']) {
    expect(await matches(query), query).toEqual([]);
  }
  const wrong = await scene.one.call('GET', `${MATCHES}?country=Germany`);
  expect(wrong.statusCode).toBe(400);
});

it("a partner's page shows their offers and what the member has of their wants", async () => {
  await collect(scene.one, [{ cardno: SPARE, from: 0, to: 2 }]);
  await collect(scene.other, [{ cardno: SPARE, wanted: true }]);
  const answer = await scene.one.call('GET', `/api/games/gundam/trade-partners/${scene.other.id}`);
  expect(answer.json()).toMatchObject({
    member: { username: scene.other.username },
    theirs: [{ cardno: THEIRS, copies: 3, isWanted: true }],
    mine: [
      { cardno: MINE, copies: 3, isWanted: true },
      { cardno: SPARE, copies: 2, isWanted: true },
    ],
  });
});

it("a trade partner's page shows the possible cards of both sides; only another trading member has one", async () => {
  const read = async (id: number) => {
    const answer = await scene.one.call('GET', `/api/games/gundam/trade-partners/${id}`);
    return answer.json<{ code?: string; theirs?: object[]; mine?: object[] }>();
  };
  expect(await read(scene.other.id)).toMatchObject({
    theirs: [{ cardno: THEIRS, copies: 3, isWanted: true }],
    mine: [{ cardno: MINE, copies: 3, isWanted: true }],
  });
  expect(await read(scene.one.id)).toMatchObject({ code: 'SELF_REFUSED' });
});
