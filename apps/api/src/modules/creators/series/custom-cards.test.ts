import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  addEditor,
  change,
  makeCard,
  makeSeries,
  readCards,
  SERIES,
  type Series,
} from './testing/series-scene.ts';

let api: TestApi;
let owner: Member;
let other: Member;
let series: Series;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [owner, other] = [await createMember(api), await createMember(api)];
  series = await makeSeries(owner);
  await addEditor(owner, series, other);
});
afterAll(() => api.close());

describe('a fan-made card', () => {
  it('CUST-02 CUST-05 has an id, the series_map and the columns of its game', async () => {
    const card = await makeCard(owner, series, {
      color: 'Red',
      cost: '3',
      effectdata: 'Gains <Repair 2>.',
      trait: 'Courier|Road',
    });
    expect(card).toMatchObject({
      id: `${series.id}-001`,
      series_map: series.id,
      owner_id: String(owner.id),
      isCustom: true,
      customPNG: null,
      revision: 1,
      color: 'Red',
      cost: 3,
    });
    expect((await readCards(owner, series)).cards).toEqual([card]);
  });

  it('its name loses invisible and bidirectional characters', async () => {
    const card = await makeCard(owner, series, { name: 'Run\u202Ener\u2067\u0007&#x202E;s' });
    expect(card).toMatchObject({ name: 'Runner s' });
    const changed = await change(owner, series, card, ['name', 'Runner s', 'Ri\u2066der']);
    expect(changed.json()).toMatchObject({ name: 'Rider' });
  });

  it('CUST-06 is changed and deleted, and its number is never reused', async () => {
    const first = await makeCard(owner, series);
    const changed = await change(owner, series, first, ['name', first.name, 'Runner']);
    expect(changed.json()).toMatchObject({ name: 'Runner', revision: 2 });
    const url = `${SERIES}/${series.id}/cards/${first.id}`;
    expect((await owner.call('DELETE', url)).statusCode).toBe(204);
    expect((await owner.call('DELETE', url)).json()).toMatchObject({
      code: 'CUSTOM_CARD_NOT_FOUND',
    });
    expect(await makeCard(owner, series)).toMatchObject({ id: `${series.id}-002` });
    expect((await readCards(owner, series)).series).toMatchObject({ card_count: 1 });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a column of the site', { marketprice: 3 }],
    ['a column of no game', { __proto: 'x' }],
    ['words for a number', { cost: 'many' }],
    ['too long a text', { effectdata: 'x'.repeat(2001) }],
  ])('refuses %s', async (_what, fields) => {
    expect(await makeCard(owner, series, fields)).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await readCards(owner, series)).cards).toEqual([]);
  });

  it('cannot have a catalogue number, and no catalogue card a fan-made number', async () => {
    const card = await makeCard(owner, series);
    const write = sql`insert into cards (gameid, cardno, name, originalid, series)
      values ('gundam', ${card.id}, 'Official', ${card.id}, 'ST01')`.execute(api.database.db);
    await expect(write).rejects.toThrow(/cards_official/);
  });

  it('five concurrent cards get five numbers, and a series has at most 500', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => makeCard(owner, series)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(5);
    await sql`update custom_series set card_count = 499 where id = ${series.id}`.execute(
      api.database.db,
    );
    const last = await Promise.all([makeCard(owner, series), makeCard(other, series)]);
    expect(last.filter(({ id }) => id !== undefined)).toHaveLength(1);
  });

  it('a card is not found through another series', async () => {
    const elsewhere = await makeSeries(owner, 'Elsewhere');
    const card = await makeCard(owner, series);
    const answer = await change(owner, elsewhere, card, ['name', card.name, 'Runner']);
    expect(answer.json()).toMatchObject({ code: 'CUSTOM_CARD_NOT_FOUND' });
  });
});

describe('two editors of one card', () => {
  it('can change different cells, also concurrently', async () => {
    const card = await makeCard(owner, series, { cost: 2 });
    await Promise.all([
      change(owner, series, card, ['name', card.name, 'Runner']),
      change(other, series, card, ['cost', 2, 5]),
      change(other, series, card, ['color', null, 'Blue']),
      change(owner, series, card, ['level', null, 4]),
      change(owner, series, card, ['hp', null, 1]),
    ]);
    const [stored] = (await readCards(owner, series)).cards;
    expect(stored).toMatchObject({
      name: 'Runner',
      cost: 5,
      color: 'Blue',
      level: 4,
      hp: 1,
      revision: 6,
    });
  });

  it('the second change of the same cell is refused with the stored card', async () => {
    const card = await makeCard(owner, series, { cost: 2 });
    await change(other, series, card, ['cost', 2, 5]);
    const late = await change(owner, series, card, ['cost', 2, 3], ['name', card.name, 'Runner']);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      errors: [{ path: '/cells/cost' }],
      stored: { cost: 5, name: 'Dustlark Courier', updated_by: other.username, revision: 2 },
    });
    const again = await change(owner, series, card, ['cost', 5, 3]);
    expect(again.json()).toMatchObject({ cost: 3, revision: 3 });
  });

  it('a removed editor is refused', async () => {
    const card = await makeCard(owner, series);
    await owner.call('DELETE', `${SERIES}/${series.id}/members/${other.id}`);
    const answer = await change(other, series, card, ['name', card.name, 'Runner']);
    expect(answer.statusCode).toBe(404);
    expect((await readCards(owner, series)).cards).toMatchObject([{ name: card.name }]);
  });
});
