import { join } from 'node:path';
import { OWN_DECK_ORDERS, PUBLIC_DECK_ORDERS } from '@deckframe/domain/decks/deck/deck-orders';
import type { DeckSummary } from '@deckframe/contract/decks/decks';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { DECKS, type DeckScene, type Member, openDeckScene } from '../decks/testing/deck-scene.ts';

type List = { decks: DeckSummary[]; newer: string | null; older: string | null };

const games = loadGames(join(ROOT, 'games'));
let scene: DeckScene;
let author: Member;
let reader: Member;
const ids = new Map<string, string>();

const get = async (url: string, as?: Member): Promise<List> => {
  const answer = await scene.send('GET', url, as ? { as } : {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<List>();
};
const names = async (url: string, as?: Member): Promise<string[]> =>
  (await get(url, as)).decks.map((deck) => deck.name);

beforeAll(async () => {
  scene = await openDeckScene({ games });
  author = await scene.join();
  reader = await scene.join();
  const bodies = [
    { name: 'Northwind Tempo', decklistContent: '12 x GD01-001', favoriteCard: 'GD01-001' },
    { name: 'Glass Cathedral', decklistContent: '4 x GD01-001\n4 x GD01-002' },
    { name: 'Noé Wind', decklistContent: '4 x GD01-003', customSeries: ['Fan Set'] },
    { name: '北風の砦', decklistContent: '4 x GD01-004', sidedeck: '1 x GD01-001' },
  ];
  for (const body of bodies) {
    const deck = await scene.create(author, { ...body, visibility: 'public' });
    ids.set(deck.name, deck.id);
  }
  await scene.create(author, { name: 'Hidden Wind', decklistContent: '4 x GD01-001' });
  await scene.create(reader, { name: 'Own Wind', visibility: 'public' });
  const counters: [string, number, number, number][] = [
    ['Northwind Tempo', 5, 1, 9],
    ['Glass Cathedral', 50, 0, 3],
    ['Noé Wind', 20, 7, 0],
    ['北風の砦', 20, 7, 1],
  ];
  for (const [name, visitorcount, like_count, comment_count] of counters) {
    await scene.api.database.db
      .updateTable('decklists')
      .set({ visitorcount })
      .where('id', '=', decodeDeckId(ids.get(name) ?? '') ?? '')
      .execute();
    await scene.api.database.db
      .updateTable('deck_counts')
      .set({ like_count, comment_count })
      .where('deck_id', '=', decodeDeckId(ids.get(name) ?? '') ?? '')
      .execute();
  }
});
afterAll(() => scene.close());

describe('public decks', () => {
  it('DLIST-01 are the public decks of others', async () => {
    const seen = await names(DECKS, reader);
    expect(seen).toEqual(['北風の砦', 'Noé Wind', 'Glass Cathedral', 'Northwind Tempo']);
    expect(await names(DECKS)).toContain('Own Wind');
    expect(await names(DECKS)).not.toContain('Hidden Wind');
  });

  it('DLIST-03 have four orders, counted from 0', async () => {
    expect(PUBLIC_DECK_ORDERS).toEqual(['recent', 'popular', 'liked', 'commented']);
    const orders = await Promise.all(
      PUBLIC_DECK_ORDERS.map((order) => names(`${DECKS}?order=${order}`, reader)),
    );
    expect(orders).toEqual([
      ['北風の砦', 'Noé Wind', 'Glass Cathedral', 'Northwind Tempo'],
      ['Glass Cathedral', '北風の砦', 'Noé Wind', 'Northwind Tempo'],
      ['北風の砦', 'Noé Wind', 'Northwind Tempo', 'Glass Cathedral'],
      ['Northwind Tempo', 'Glass Cathedral', '北風の砦', 'Noé Wind'],
    ]);
  });

  it('DLIST-03 accept the number of an order as an alias of its name', async () => {
    for (const [mode, order] of PUBLIC_DECK_ORDERS.entries()) {
      const numbered = await names(`${DECKS}?order=${mode}`, reader);
      expect(numbered).toEqual(await names(`${DECKS}?order=${order}`, reader));
    }
    const past = await scene.send('GET', `${DECKS}?order=${PUBLIC_DECK_ORDERS.length}`);
    expect(past.statusCode).toBe(400);
  });

  it.each([
    ['name=northwind', ['Northwind Tempo']],
    ['name=WIND', ['Noé Wind', 'Northwind Tempo']],
    ['name=thwi', ['Northwind Tempo']],
    ['name=no', ['Noé Wind', 'Northwind Tempo']],
    ['name=noe', ['Noé Wind']],
    ['name=wi', ['Noé Wind']],
    ['name=tempo%20north', ['Northwind Tempo']],
    ['name=%E9%A2%A8%E3%81%AE', ['北風の砦']],
    ['name=%25', []],
    ['name=!!', []],
    ['color=blue', ['Northwind Tempo']],
    ['favoriteCard=gd01-001', ['Northwind Tempo']],
    ['customSeries=fan%20set', ['Noé Wind']],
    ['starter=true', []],
    ['cards=GD01-001', ['Glass Cathedral', 'Northwind Tempo']],
    ['cards=GD01-001,GD01-002', ['Glass Cathedral']],
    ['cards=GD01-001,GD01-003', []],
    ['cards=GD01-001&name=glass', ['Glass Cathedral']],
  ])('DLIST-02 are found by %s', async (query, expected) => {
    expect(await names(`${DECKS}?${query}`, reader)).toEqual(expected);
    expect(await names(`${DECKS}?${query}&order=popular`, reader)).toHaveLength(expected.length);
  });

  it('DLIST-02 are found by archetype and by any printing of a card', async () => {
    const [deck] = (await get(`${DECKS}?name=northwind`)).decks;
    const archetype = deck?.archetype ?? '';
    expect(archetype).not.toBe('');
    const found = await names(`${DECKS}?archetype=${encodeURIComponent(archetype.toUpperCase())}`);
    expect(found).toContain('Northwind Tempo');
    const printing = await scene.api.database.db
      .selectFrom('cards')
      .select(['cardno', 'originalid'])
      .where('gameid', '=', 'gundam')
      .where('published', '=', 1)
      .where('mainalternate', '=', false)
      .executeTakeFirstOrThrow();
    await scene.create(author, {
      name: 'By another printing',
      decklistContent: `1 x ${printing.cardno}`,
      visibility: 'public',
    });
    expect(await names(`${DECKS}?cards=${printing.originalid}`)).toContain('By another printing');
    const byPrinting = await names(`${DECKS}?cards=${encodeURIComponent(printing.cardno)}`);
    expect(byPrinting).toContain('By another printing');
  });

  it('DLIST-02 starter decks are those chosen by an administrator', async () => {
    const admin = await scene.join('Administrator');
    const path = `/api/admin/games/gundam/decks/${ids.get('Glass Cathedral') ?? ''}/moderation`;
    await scene.send('PUT', path, { body: { isLocked: false, isStarter: true }, as: admin });
    expect(await names(`${DECKS}?starter=true`)).toEqual(['Glass Cathedral']);
  });

  it.each([
    'order=name',
    'after=abc',
    'limit=26',
    'color=',
    'unknown=1',
    'starter=false',
    `after=${Buffer.from('["popular","1","x"]').toString('base64url')}`,
  ])('refuse %s', async (query) => {
    const answer = await scene.send('GET', `${DECKS}?${query}`);
    expect(answer.statusCode).toBe(400);
  });

  it('DLIST-19 of one member are visible to everybody', async () => {
    const url = `/api/games/gundam/users/${author.id}/decks?order=name`;
    const shown = await names(url);
    expect(shown).toContain('Glass Cathedral');
    expect(shown).not.toContain('Own Wind');
    expect(shown).not.toContain('Hidden Wind');
  });
});

describe('pages', () => {
  it('DLIST-05 have 25 decks and lead to the end and back, each deck once', async () => {
    const writer = await scene.join();
    for (const letter of ['a', 'b', 'c']) {
      await scene.create(writer, { name: `${letter} deck`, visibility: 'public' });
    }
    // Nineteen copies of each deck, some with equal times.
    await sql`with copies as (
      insert into decklists (gameid, id, user_id, decklist_name, name_key, visibility,
        visitorcount, modified_date)
      select gameid, gen_random_uuid(), user_id, decklist_name, name_key, visibility, 3,
        modified_date - (n / 4) * interval '1 second'
      from decklists, generate_series(1, 19) as n where user_id = ${writer.id}
      returning gameid, id, decklist_name
    ) insert into deck_search (gameid, deck_id, terms)
    select copies.gameid, copies.id, search.terms from copies
    join decklists as original on original.decklist_name = copies.decklist_name
    join deck_search as search on search.deck_id = original.id`.execute(scene.api.database.db);
    const lists = [
      ...PUBLIC_DECK_ORDERS.map((order) => [`${DECKS}?name=deck&order=${order}`, undefined]),
      ...OWN_DECK_ORDERS.map((order) => [`/api/games/gundam/my-decks?order=${order}`, writer]),
    ] as [string, Member | undefined][];
    for (const [url, as] of lists) {
      const first = await get(url, as);
      const second = await get(`${url}&after=${first.older ?? ''}`, as);
      const third = await get(`${url}&after=${second.older ?? ''}`, as);
      expect([first, second, third].map((page) => page.decks.length)).toEqual([25, 25, 10]);
      expect([first.newer, third.older]).toEqual([null, null]);
      const all = [first, second, third].flatMap((page) => page.decks.map((deck) => deck.id));
      expect(new Set(all).size).toBe(60);
      const back = await get(`${url}&before=${third.newer ?? ''}`, as);
      expect(back.decks).toEqual(second.decks);
      const start = await get(`${url}&before=${back.newer ?? ''}`, as);
      expect(start.decks).toEqual(first.decks);
      expect(start.newer).toBeNull();
    }
  });

  it('DLIST-18 the five most recent are the first five', async () => {
    const five = await names('/api/games/gundam/my-decks?limit=5', author);
    expect(five).toHaveLength(5);
    expect(five[0]).toBe('By another printing');
  });
});

it("DLIST-04 one's own decks have five orders, counted from 0", async () => {
  expect(OWN_DECK_ORDERS).toEqual(['recent', 'popular', 'name', 'liked', 'commented']);
  const own = (order: string) => names(`/api/games/gundam/my-decks?order=${order}`, author);
  expect((await own('name')).slice(0, 3)).toEqual([
    'By another printing',
    'Glass Cathedral',
    'Hidden Wind',
  ]);
  expect((await own('popular'))[0]).toBe('Glass Cathedral');
  expect((await own('commented'))[0]).toBe('Northwind Tempo');
  for (const [mode, order] of OWN_DECK_ORDERS.entries()) {
    expect(await own(String(mode)), order).toEqual(await own(order));
  }
});

it('bookmarked decks are in the order of bookmarking, while they are readable', async () => {
  const url = '/api/games/gundam/my-bookmarks';
  const bookmark = (name: string, method: 'PUT' | 'DELETE') =>
    scene.send(method, `${DECKS}/${ids.get(name) ?? ''}/bookmark`, { as: reader });
  for (const name of ['Glass Cathedral', 'Noé Wind', 'Northwind Tempo', 'Noé Wind']) {
    expect((await bookmark(name, 'PUT')).json()).toEqual({});
  }
  expect(await names(url, reader)).toEqual(['Northwind Tempo', 'Noé Wind', 'Glass Cathedral']);
  const first = await get(`${url}?limit=2`, reader);
  expect(await names(`${url}?limit=2&after=${first.older ?? ''}`, reader)).toEqual([
    'Glass Cathedral',
  ]);
  await bookmark('Noé Wind', 'DELETE');
  const glass = ids.get('Glass Cathedral') ?? '';
  const visibility = (to: string, version: number) =>
    scene.send('PUT', `${DECKS}/${glass}/visibility`, {
      body: { visibility: to },
      version,
      as: author,
    });
  await visibility('private', 1);
  expect(await names(url, reader)).toEqual(['Northwind Tempo']);
  await visibility('public', 2);
  expect(await names(url, reader)).toEqual(['Northwind Tempo', 'Glass Cathedral']);
  const hidden = await scene.create(author, { name: 'Never shown' });
  const refused = await scene.send('PUT', `${DECKS}/${hidden.id}/bookmark`, { as: reader });
  expect(refused.statusCode).toBe(404);
});

it('shows the homeDecks of the config before popular decks', async () => {
  const [name = '', id = ''] = [...ids].at(-1) ?? [];
  const path = '/api/games/gundam/popular-decks';
  expect((await names(path))[0]).not.toBe(name);
  games.follow('gundam', 1, { ...games.get('gundam'), homeDecks: [id] });
  const shown = await names(path);
  games.follow('gundam', 0, null);
  expect(shown[0]).toBe(name);
  expect(shown.length).toBeGreaterThan(1);
});

it('shows the most viewed decks of this week, or of all time if there are few', async () => {
  const { database } = scene.api;
  const path = '/api/games/gundam/popular-decks';
  const ask = async () => (await scene.send('GET', path)).json<List & { isOfTheWeek: boolean }>();
  expect(await ask()).toMatchObject({
    isOfTheWeek: true,
    decks: [{ name: 'Glass Cathedral' }, {}, {}, {}],
  });
  await sql`update decklists set modified_date = app_now() - interval '8 days'
    where decklist_name = 'Glass Cathedral'`.execute(database.db);
  const week = await ask();
  expect(week).toMatchObject({ isOfTheWeek: true, decks: [{ visitorCount: 20 }, {}, {}, {}] });
  expect(week.decks.map(({ name }) => name)).not.toContain('Glass Cathedral');
  await sql`update decklists set modified_date = app_now() - interval '8 days'`.execute(
    database.db,
  );
  expect(await ask()).toMatchObject({
    isOfTheWeek: false,
    decks: [{ name: 'Glass Cathedral' }, {}, {}, {}],
  });
});
