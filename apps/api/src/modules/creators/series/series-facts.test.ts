import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { leaveAllSeries } from './queries.ts';
import {
  change,
  addEditor,
  makeCard,
  makeSeries,
  publish,
  SERIES,
  type Series,
} from './testing/series-scene.ts';

const FILE = `${'p'.repeat(32)}.webp`;

let api: TestApi;
let owner: Member;
let editor: Member;
let series: Series;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [owner, editor] = [await createMember(api), await createMember(api)];
  series = await makeSeries(owner);
  await addEditor(owner, series, editor);
});
afterAll(() => api.close());

type Facts = Series & {
  cover: ({ id: string } & Record<string, unknown>) | null;
  last_change: { at: string; by: string | null } | null;
};
const read = async () => (await owner.call('GET', `${SERIES}/${series.id}`)).json<Facts>();
const paint = (cardId: string) =>
  sql`update custom_cards set picture_by = ${owner.id}, picture_file = ${FILE}
    where gameid = 'gundam' and id = ${cardId}`.execute(api.database.db);

describe('the cover', () => {
  it('is the first card with a picture, else the first card, in own and public lists', async () => {
    expect((await read()).cover).toBeNull();
    const first = await makeCard(owner, series, { name: 'First' });
    const [second, third] = [await makeCard(owner, series), await makeCard(owner, series)];
    const { series_map, ...shown } = first;
    expect((await read()).cover).toEqual({ ...shown, series_map: series.id });
    expect(series_map).toBe(series.id);

    await paint(third.id);
    expect((await read()).cover).toMatchObject({ id: third.id, customPNG: expect.any(String) });
    await paint(second.id);
    await publish(owner, series);
    const cover = { id: second.id, customPNG: expect.stringContaining(FILE), isCustom: true };
    const lists = [`${SERIES}?owner=${owner.id}`, '/api/games/gundam/my-custom-series'];
    for (const url of lists) {
      expect((await owner.call('GET', url)).json()).toMatchObject({ series: [{ cover }] });
    }
    await owner.call('DELETE', `${SERIES}/${series.id}/cards/${second.id}`);
    expect((await read()).cover).toMatchObject({ id: third.id });
  });

  it('follows card numbers within its game', async () => {
    const { db } = api.database;
    await sql`insert into custom_series (gameid, id, owner_id, name)
      values ('ua', ${series.id}, ${owner.id}, 'Double')`.execute(db);
    await sql`insert into custom_cards (gameid, id, series_map, fields, picture_by, picture_file)
      values ('ua', ${`${series.id}-001`}, ${series.id}, '{"name": "There"}', ${owner.id}, ${FILE}),
        ('gundam', ${`${series.id}-1000`}, ${series.id}, '{"name": "Late"}', null, null),
        ('gundam', ${`${series.id}-999`}, ${series.id}, '{"name": "Early"}', null, null)`.execute(
      db,
    );
    expect((await read()).cover).toMatchObject({ name: 'Early', customPNG: null });
  });
});

describe('the last change', () => {
  const lastChange = async () => (await read()).last_change;

  it('is a change of texts or cards, with its author; publishing does not count', async () => {
    expect(await lastChange()).toEqual({ at: expect.any(String), by: owner.username });
    const card = await makeCard(editor, series);
    expect(await lastChange()).toEqual({ at: card['updated_at'], by: editor.username });
    const changed = await change(owner, series, card, ['name', 'Dustlark Courier', 'Envoy']);
    expect(await lastChange()).toEqual({ at: changed.json().updated_at, by: owner.username });
    await editor.call('POST', `${SERIES}/${series.id}/cards/batch`, {
      cards: [{ fields: { name: 'From a file' } }],
    });
    const before = await lastChange();
    expect(before).toMatchObject({ by: editor.username });

    await publish(owner, series);
    await (await createMember(api)).call('PUT', `${SERIES}/${series.id}/like`);
    expect(await lastChange()).toEqual(before);
    await owner.call('DELETE', `${SERIES}/${series.id}/cards/${card.id}`);
    expect(await lastChange()).toMatchObject({ by: owner.username });
    const words = await api.app.inject({
      method: 'PUT',
      url: `${SERIES}/${series.id}`,
      headers: {
        cookie: editor.cookie,
        origin: 'http://cards.test',
        'idempotency-key': crypto.randomUUID(),
        'if-match': String(series.version),
      },
      payload: { name: 'Harbor', description: '' },
    });
    expect(words.json()).toMatchObject({ last_change: { by: editor.username } });
  });

  it('of concurrent changes is the latest, and no card is lost', async () => {
    const makers = [owner, editor, owner, editor, owner, editor];
    const cards = await Promise.all(makers.map((maker) => makeCard(maker, series)));
    const moments = cards.map((card) => String(card['updated_at'])).sort();
    const facts = await read();
    expect(facts['card_count']).toBe(makers.length);
    expect(facts.last_change?.at).toBe(moments.at(-1));
    expect([owner.username, editor.username]).toContain(facts.last_change?.by);
  });

  it('keeps its time without a name when its author leaves', async () => {
    await makeCard(editor, series);
    const before = await lastChange();
    const leave = (at: Date | null) =>
      sql`update users set deleted_at = ${at} where id = ${editor.id}`.execute(api.database.db);
    await leave(new Date());
    await leaveAllSeries(api.database.db, editor.id as Parameters<typeof leaveAllSeries>[1]);
    expect(await lastChange()).toEqual({ at: before?.at, by: null });
    await leave(null);
  });
});

it('owner and members are returned with their pictures', async () => {
  await sql`update users set avatar = 'avatars/' || id || '.webp'
    where id = ${editor.id}`.execute(api.database.db);
  expect(await read()).toMatchObject({
    owner: { id: String(owner.id), username: owner.username, avatar: null },
    members: [
      {
        id: String(editor.id),
        username: editor.username,
        avatar: `avatars/${editor.id}.webp`,
      },
    ],
  });
});
