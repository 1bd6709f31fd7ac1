import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  countsOf,
  createTraders,
  line,
  MINE,
  openTrade,
  THEIRS,
} from '../../../testing/trade-scene.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Calls every route of a trade as another member. */
async function knock(member: Member, game: string, id: string): Promise<string[]> {
  const url = `/api/games/${game}/trades/${id}`;
  const terms = { round: 1, give: [line(MINE)], get: [line(THEIRS)] };
  const answers = [
    await member.call('GET', url),
    await member.call('POST', `${url}/counter`, terms),
    await member.call('POST', `${url}/confirm`, { round: 1 }),
    await member.call('POST', `${url}/notes`, { text: 'Hello' }),
    await member.call('POST', `${url}/decline`),
    await member.call('POST', `${url}/withdraw`),
  ];
  return answers.map((answer) => answer.json<{ code?: string }>().code ?? 'admitted');
}

const NONE = Array.from({ length: 6 }, () => 'TRADE_NOT_FOUND');

it('other members and staff cannot see a trade', async () => {
  const { one, other } = await createTraders(api);
  const { id } = await openTrade(one, other);
  expect(await knock(await createMember(api), 'gundam', id)).toEqual(NONE);
  expect(await knock(await createMember(api, 'Superadmin'), 'gundam', id)).toEqual(NONE);
  expect(await countsOf(one)).toEqual({ [MINE]: 3, [THEIRS]: 0 });
});

it('the same id in another game is another trade', async () => {
  const { one, other } = await createTraders(api);
  const { id } = await openTrade(one, other);
  const strangers = await createTraders(api);
  await sql`insert into trades (gameid, id, proposer_id, partner_id, terms, expires_at)
    select 'ua', id, ${strangers.one.id}, ${strangers.other.id}, terms, expires_at
    from trades where gameid = 'gundam' and id = ${id}`.execute(api.database.db);
  expect(await knock(one, 'ua', id)).toEqual(NONE);
  expect(await knock(strangers.one, 'gundam', id)).toEqual(NONE);
  await strangers.one.call('POST', `/api/games/ua/trades/${id}/withdraw`);
  const stands = await one.call('GET', `/api/games/gundam/trades/${id}`);
  expect(stands.json()).toMatchObject({ state: 'offered' });
});
