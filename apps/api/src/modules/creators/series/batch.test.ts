import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  makeCard,
  makeSeries,
  readCards,
  SERIES,
  type CustomCard,
  type Series,
} from './testing/series-scene.ts';

type Result = { card: CustomCard | null; refusal: { code: string } | null };

let api: TestApi;
let owner: Member;
let series: Series;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await createMember(api);
  series = await makeSeries(owner);
});
afterAll(() => api.close());

const named = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ fields: { name: `Courier ${from + at}` } }));
const send = (who: Member, cards: object[], key: string = crypto.randomUUID()) =>
  api.app.inject({
    method: 'POST',
    url: `${SERIES}/${series.id}/cards/batch`,
    headers: { cookie: who.cookie, origin: 'http://cards.test', 'idempotency-key': key },
    payload: { cards },
  });

it('500 cards are written in ten requests, and one more is refused', async () => {
  for (let from = 0; from < 500; from += 50) {
    expect((await send(owner, named(from, 50))).statusCode).toBe(200);
  }
  const { results } = (await send(owner, named(500, 1))).json<{ results: Result[] }>();
  expect(results).toMatchObject([{ card: null, refusal: { code: 'CUSTOM_CARDS_LIMIT' } }]);
  const read = await readCards(owner, series);
  expect(read.series).toMatchObject({ card_count: 500 });
  expect(read.cards.map(({ name }) => name)).toEqual(
    named(0, 500).map(({ fields }) => fields.name),
  );
});

it('each card is refused or written separately; faults, conflicts and unknown ids are returned in order', async () => {
  const card = await makeCard(owner, series, { cost: '3' });
  const cells = (from: unknown) => [{ column: 'cost', from, to: '4' }];
  const answer = await send(owner, [
    { fields: { name: 'One' } },
    { fields: { name: 'Two', cost: 'many' } },
    { fields: { name: 'x'.repeat(81) } },
    { fields: { name: 'Three', marketprice: '4' } },
    { id: card.id, cells: cells(2) },
    { id: `${series.id}-999`, cells: cells(3) },
    { id: card.id, cells: cells(3) },
  ]);
  const { results } = answer.json<{ results: Result[] }>();
  expect(results.map(({ card: made, refusal }) => made?.name ?? refusal?.code)).toEqual([
    'One',
    'INVALID_REQUEST',
    'INVALID_REQUEST',
    'INVALID_REQUEST',
    'VERSION_CONFLICT',
    'CUSTOM_CARD_NOT_FOUND',
    card.name,
  ]);
  const { cards } = await readCards(owner, series);
  expect(cards).toMatchObject([{ name: card.name, cost: 4 }, { name: 'One' }]);
});

it('a retry with the same key writes nothing', async () => {
  const key = crypto.randomUUID();
  const first = await send(owner, named(0, 3), key);
  expect((await send(owner, named(0, 3), key)).json()).toEqual(first.json());
  expect((await readCards(owner, series)).cards).toHaveLength(3);
});

it('more than fifty cards, or a member who is not an editor, are refused as a whole', async () => {
  expect((await send(owner, named(0, 51))).statusCode).toBe(400);
  const other = await createMember(api);
  expect((await send(other, named(0, 1))).statusCode).toBe(404);
  expect((await readCards(owner, series)).cards).toEqual([]);
});
