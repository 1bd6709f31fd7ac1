import { valueAnswer } from '@deckframe/contract/collection/collection';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { collect, MINE, THEIRS } from '../../../testing/trade-scene.ts';

let api: TestApi;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
  member = await createMember(api);
  await collect(member, [
    { cardno: MINE, from: 0, to: 2 },
    { cardno: THEIRS, from: 0, to: 1 },
  ]);
});
afterAll(() => api.close());

const read = async () => {
  const answer = await member.call('GET', '/api/games/gundam/my-collection/value');
  return valueAnswer.parse(answer.json());
};

it("values a collection by each day's prices; a card without history by today's", async () => {
  const { db } = api.database;
  await sql`update cards set marketprice = case cardno when ${MINE} then 4 else 10 end
    where gameid = 'gundam' and cardno in (${MINE}, ${THEIRS})`.execute(db);
  const flat = await read();
  expect(flat.points).toHaveLength(10);
  expect(new Set(flat.points.map(({ value }) => value))).toEqual(new Set([18]));
  expect(flat.source).toBeNull();

  await sql`insert into card_prices (gameid, cardno, day, price, source)
    select 'gundam', ${MINE}, (app_now() at time zone 'utc')::date - days, price, 'a shop'
    from (values (60, 1.00), (20, 4.00)) as history(days, price)`.execute(db);
  await sql`insert into card_prices (gameid, cardno, day, price, source)
    select 'ua', ${MINE}, (app_now() at time zone 'utc')::date - 30, 900, 'the same number elsewhere'`.execute(
    db,
  );
  const { points, source } = await read();
  const values = points.map(({ value }) => value);
  expect(values.slice(0, 7), 'before the change, and before the first that is known').toEqual(
    Array.from({ length: 7 }, () => 12),
  );
  expect(values.slice(-2)).toEqual([18, 18]);
  expect(source?.name).toBe('a shop');
  expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted());
});

it('older prices apply until the next change, and a removed price counts as nothing', async () => {
  const { db } = api.database;
  await sql`insert into card_prices (gameid, cardno, day, price, source)
    select 'gundam', ${THEIRS}, (app_now() at time zone 'utc')::date - days, price, 'a shop'
    from (values (400, 7.00), (200, 2.50), (45, null), (10, 10.00)) as history(days, price)`.execute(
    db,
  );
  const values = (await read()).points.map(({ value }) => value);
  // The quantities and prices: day 90 to 50 two at 1 and one at 2.50; then none; from day 20 two at
  // 4; finally also one at 10.
  expect(values).toEqual([4.5, 4.5, 4.5, 4.5, 4.5, 2, 2, 8, 18, 18]);
});

it("the value of another member's collection is private", async () => {
  const url = '/api/games/gundam/my-collection/value';
  expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(401);
});
