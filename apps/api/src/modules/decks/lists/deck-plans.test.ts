import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import {
  analyzeDecks,
  seedDecks,
  seededArchetype,
  seededCard,
  seededWord,
} from '@deckframe/database/seed-decks';
import { type DeckOrder, PUBLIC_DECK_ORDERS } from '@deckframe/domain/decks/deck/deck-orders';
import type { Database } from '@deckframe/database/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeckScene, openDeckScene } from '../decks/testing/deck-scene.ts';
import { ORDER_COLUMNS, type ResolvedFilters, readConditions } from './filter-queries.ts';
import { listTermShares, searchPublicSql, type SqlText, walkPublicSql } from './queries.ts';
import { planWalk } from './term-shares.ts';

const GAME = 'ua';
const DECKS = 12_000;
const PLACES: Record<string, string> = {
  recent: '2024-01-02 03:04:05+00',
  popular: '2000',
  liked: '3',
  commented: '1',
};
const ID = '018bcfe5-6800-7000-8000-000000000000';

let scene: DeckScene;
let app: Client;
let db: Database;
beforeAll(async () => {
  scene = await openDeckScene();
  const owner = new Client({ connectionString: scene.api.database.url('migrator') });
  await owner.connect();
  await seedDecks(owner, { game: GAME, count: DECKS });
  await analyzeDecks(owner);
  await owner.end();
  app = new Client({ connectionString: scene.api.database.url('app') });
  await app.connect();
  db = scene.api.database.db;
});
afterAll(async () => {
  await app.end();
  await scene.close();
});

async function planOf({ text, values }: SqlText): Promise<string> {
  const { rows } = await app.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const list = (order: DeckOrder, filters: Partial<ResolvedFilters>, backwards = false) => ({
  game: GAME,
  order,
  page: { from: { key: PLACES[order] ?? '', id: ID }, backwards, limit: 25 },
  conditions: readConditions({ originals: [], ...filters }) ?? [],
  exceptUser: toUserId(5),
});

const FILTERS: [string, Partial<ResolvedFilters>][] = [
  ['a word', { name: seededWord(3) }],
  ['a name that no deck has', { name: 'qqqqq' }],
  ['two letters', { name: seededWord(3).slice(0, 2) }],
  ['an archetype', { archetype: seededArchetype(4) }],
  ['an archetype that no deck has', { archetype: 'Nothing' }],
  ['a colour', { color: ['Blue'] }],
  ['colours that never meet', { color: ['Blue', 'Red'] }],
  ['a favourite card', { favoriteCard: seededCard(300) }],
  ['a custom series', { customSeries: 'None' }],
  ['starter decks', { starter: true }],
  ['contained cards', { originals: [seededCard(1), seededCard(2)] }],
  ['a card that no deck has', { originals: ['GONE-1'] }],
];

describe.each(PUBLIC_DECK_ORDERS)('the order %s', (order) => {
  it('uses its index in both directions without a sort', async () => {
    for (const backwards of [false, true]) {
      const plan = await planOf(walkPublicSql(list(order, {}, backwards), undefined));
      const index = ORDER_COLUMNS[order].isCounted ? 'deck_counts_' : 'ua_decklists_';
      expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`));
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it.each(FILTERS)('never reads all decks to find %s', async (_, filters) => {
    const asked = list(order, filters);
    for (const statement of [searchPublicSql(asked), walkPublicSql(asked, 512)]) {
      const plan = await planOf(statement);
      expect(plan).not.toMatch(
        /Seq Scan on \S*(decklists|deck_counts|deck_search|deck_cards|users)/,
      );
    }
    expect(await planOf(searchPublicSql(asked))).toContain('deck_search_terms');
    if (filters.name === undefined) return;
    expect(await planOf(walkPublicSql(asked, 512))).toContain('Index Only Scan');
  });
});

/** Counts database pages read, which does not depend on load. */
async function blocksOf({ text, values }: SqlText): Promise<number> {
  const { rows } = await app.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

it('a distant page costs the same as the first, and an empty filter costs less', async () => {
  for (const order of PUBLIC_DECK_ORDERS) {
    const { column } = ORDER_COLUMNS[order];
    const { rows } = await app.query<{ key: string; id: string }>(
      `select ${column}::text as key, id
       from decklists join deck_counts on deck_id = id
       where decklists.gameid = $1 and is_listed
       order by ${column} desc, id desc offset ${DECKS / 2} limit 1`,
      [GAME],
    );
    const first = { ...list(order, {}), page: { from: undefined, backwards: false, limit: 25 } };
    const deep = { ...first, page: { ...first.page, from: rows[0] } };
    const one = await blocksOf(walkPublicSql(first, undefined));
    expect(await blocksOf(walkPublicSql(deep, undefined))).toBeLessThan(one * 1.3);
    const none = FILTERS.filter(([name]) => name.includes('no deck has'));
    expect(none).toHaveLength(3);
    for (const [, filters] of none) {
      expect(await blocksOf(searchPublicSql(list(order, filters)))).toBeLessThan(one);
    }
  }
});

it("uses the order's index for common terms and the search index for rare ones", async () => {
  const known = await listTermShares(db, GAME);
  expect(known.decks).toBeGreaterThan(DECKS / 2);
  const walkOf = (filters: Partial<ResolvedFilters>) =>
    planWalk(list('recent', filters).conditions, known, 26);
  expect(walkOf({ color: ['Blue'] })).toBe(1024);
  expect(walkOf({ name: 'qqqqq' })).toBeUndefined();
  expect(walkOf({ originals: [seededCard(399)] })).toBeUndefined();
  expect(walkOf({ color: ['Blue'], archetype: seededArchetype(1) })).toBeUndefined();
});

it('both plans return the same decks', async () => {
  for (const [, filters] of FILTERS) {
    for (const order of PUBLIC_DECK_ORDERS) {
      const asked = list(order, filters);
      const idsOf = async ({ text, values }: SqlText) =>
        (await app.query<{ id: string }>(text, values)).rows.map((row) => row.id);
      expect(await idsOf(searchPublicSql(asked))).toEqual(await idsOf(walkPublicSql(asked, DECKS)));
    }
  }
});
