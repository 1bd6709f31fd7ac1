import { describe, expect, it } from 'vitest';
import type { BooleanFilter } from '../game-config-filter.ts';
import { createLruCache } from '../filter/lru-cache.ts';
import { isNewCard } from '../filter/new-cards.ts';
import type { TestCard } from './naive-search.test-support.ts';
import { DEFAULT_TEXT_COLUMNS, listTextColumns } from '../filter/search-config.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import {
  type CardSearch,
  countSearchOptions,
  searchCards,
  searchCardsInChunks,
} from './search-cards.ts';
import { EMPTY_FILTER_STATE, type FilterState } from '../filter/filter-state.ts';
import { RESULT_CACHE_ENTRIES } from '../filter/card-index.ts';
import { indexCards, NOW } from './test-catalogue.test-support.ts';

const search = (filters: Partial<FilterState>, sort = {}): CardSearch => {
  return {
    filters: { ...EMPTY_FILTER_STATE, ...filters },
    sort: { column: 'cardno', ...sort },
    now: NOW,
  };
};
const find = (cards: TestCard[], asked: CardSearch, config = TEST_CONFIG): string[] =>
  [...searchCards(indexCards(cards, config), asked)].map((row) => String(cards[row]?.['cardno']));

describe('filters', () => {
  const cards: TestCard[] = [
    { cardno: 'A-1', color: 'Blue', trait: 'Meridian Guard|Ace', blockicon: 1, level: 3 },
    { cardno: 'A-2', color: '', trait: null, blockicon: 0, level: 0 },
    { cardno: 'A-3', color: 'Red', trait: 'Ace', blockicon: null, level: null },
  ];

  it('FILT-02 delimiters split a field, includes matches substrings, zero can count as empty', () => {
    expect(find(cards, search({ optionSets: { trait: ['Ace'] } }))).toEqual(['A-1', 'A-3']);
    expect(find(cards, search({ optionSets: { trait: ['guard'] } }))).toEqual(['A-1']);
    expect(find(cards, search({ optionSets: { blockicon: ['N/A'] } }))).toEqual(['A-2', 'A-3']);
  });

  it('FILT-03 FILT-08 a switch has valid values, invalid values or one required value', () => {
    const printings: TestCard[] = [
      { cardno: 'A-1', rarity: 'LR', mainalternate: true },
      { cardno: 'A-2', rarity: 'C', mainalternate: false },
      { cardno: 'A-3', rarity: null, mainalternate: null },
    ];
    const switchedOn = (part: Partial<BooleanFilter>): string[] => {
      const filter: BooleanFilter = {
        name: 'Switch',
        property: 'mainalternate',
        uniqueName: 'on',
        type: 'Boolean',
        ...part,
      };
      const config = { ...TEST_CONFIG, filters: [filter] };
      expect(find(printings, search({ booleans: { on: false } }), config)).toHaveLength(3);
      return find(printings, search({ booleans: { on: true } }), config);
    };
    expect(switchedOn({ neededValue: false })).toEqual(['A-2']);
    expect(switchedOn({ invalidValues: [true] })).toEqual(['A-2', 'A-3']);
    expect(switchedOn({ invalidValues: [true, null] })).toEqual(['A-2']);
    expect(switchedOn({ validValues: [true, null] })).toEqual(['A-1', 'A-3']);
    expect(
      switchedOn({ property: 'rarity', validValues: ['LR', 'C'], invalidValues: ['C'] }),
    ).toEqual(['A-1']);
    expect(switchedOn({})).toEqual(['A-1']);
  });

  it('FILT-06 N/A finds empty fields and __NOT_EMPTY__ the others', () => {
    expect(find(cards, search({ optionSets: { color: ['N/A'] } }))).toEqual(['A-2']);
    expect(find(cards, search({ optionSets: { color: ['__NOT_EMPTY__'] } }))).toEqual([
      'A-1',
      'A-3',
    ]);
    expect(find(cards, search({ optionSets: { color: ['N/A', 'Red'] } }))).toEqual(['A-2', 'A-3']);
  });

  it('FILT-07 a range excludes values that are not numbers', () => {
    const odd: TestCard[] = [
      ...cards,
      { cardno: 'A-4', level: 'X' },
      { cardno: 'A-5', level: '4' },
    ];
    expect(find(odd, search({ ranges: { level: { min: 0 } } }))).toEqual(['A-1', 'A-2', 'A-5']);
    expect(find(odd, search({ ranges: { level: {} } }))).toHaveLength(5);
  });

  it('FILT-10 C-13 searches the default columns if the config names none', () => {
    const { textFilterColumns: _, ...bare } = TEST_CONFIG;
    expect(listTextColumns(bare)).toEqual([...DEFAULT_TEXT_COLUMNS]);
    expect(DEFAULT_TEXT_COLUMNS).toEqual([
      'name',
      'color',
      'card_type',
      'attribute',
      'card_text',
      'subtypes',
      'displayed_number',
    ]);
    const other: TestCard[] = [
      { cardno: 'A-1', name: 'Wolf', card_text: 'Draw.', effectdata: 'Rest.' },
    ];
    expect(find(other, search({ search: 'wolf draw' }), bare)).toEqual(['A-1']);
    expect(find(other, search({ search: 'rest' }), bare)).toEqual([]);
  });

  it('GAME-10 alternate-extra-search-columns are searched beside the text columns', () => {
    const other: TestCard[] = [{ cardno: 'A-1', name: 'Wolf', nickname: 'Greymane' }];
    const more = { ...TEST_CONFIG, 'alternate-extra-search-columns': ['nickname'] };
    expect(find(other, search({ search: 'greymane' }))).toEqual([]);
    expect(find(other, search({ search: 'wolf greymane' }), more)).toEqual(['A-1']);
  });

  it('searching an empty catalogue returns nothing', () => {
    expect(find([], search({ search: 'wolf', ranges: { level: { min: 1 } } }))).toEqual([]);
    expect(countSearchOptions(indexCards([], TEST_CONFIG), search({}))['color']).toEqual(
      Uint32Array.of(0),
    );
  });
});

describe('orders', () => {
  const cards: TestCard[] = [
    {
      cardno: 'A-10',
      name: 'b',
      rarity: 'C',
      marketprice: 0.5,
      created_at: '2026-11-08T12:00:00.000Z',
    },
    {
      cardno: 'A-2',
      name: 'Á',
      rarity: 'LR',
      marketprice: 10,
      created_at: '2026-11-08T11:59:59.000Z',
    },
    {
      cardno: 'A-AP1',
      name: 'a',
      rarity: 'LR+',
      marketprice: 9,
      created_at: '2026-11-15T00:00:00.000Z',
    },
    { cardno: 'A-3', name: null, rarity: null, marketprice: null, created_at: null },
  ];
  const sorted = (column: string, sort = {}) => find(cards, search({}, { column, ...sort }));

  it('FILT-11 sorts as text, as number and by a custom list', () => {
    expect(sorted('cardno')).toEqual(['A-2', 'A-3', 'A-10', 'A-AP1']);
    expect(sorted('name')).toEqual(['A-2', 'A-10', 'A-3', 'A-AP1']);
    expect(sorted('marketprice')).toEqual(['A-10', 'A-2', 'A-3', 'A-AP1']);
    expect(sorted('marketprice', { direction: 'desc' })).toEqual(['A-2', 'A-10', 'A-3', 'A-AP1']);
    expect(sorted('rarity')).toEqual(['A-2', 'A-10', 'A-3', 'A-AP1']);
  });

  it('FILT-12 sorts ascending by default', () => {
    expect(sorted('cardno')).toEqual(sorted('cardno', { direction: 'asc' }));
  });

  it('FILT-13 C-02 puts cards of the last 7 days first if requested', () => {
    expect(sorted('cardno', { newFirst: true })).toEqual(['A-10', 'A-2', 'A-3', 'A-AP1']);
    expect(sorted('cardno', { newFirst: false })[0]).toBe('A-2');
  });

  it('cards of unreleased series come after others, new or not, and before -AP cards', () => {
    const lastPrefixes = ['A-2', 'A-10'];
    expect(sorted('cardno', { lastPrefixes })).toEqual(['A-3', 'A-2', 'A-10', 'A-AP1']);
    expect(sorted('cardno', { lastPrefixes, newFirst: true })).toEqual([
      'A-3',
      'A-2',
      'A-10',
      'A-AP1',
    ]);
    expect(sorted('cardno')).toEqual(['A-2', 'A-3', 'A-10', 'A-AP1']);
  });

  it('FILT-14 -AP cards come last in every order', () => {
    for (const sort of [{}, { direction: 'desc' }, { newFirst: true }]) {
      expect(sorted('name', sort).at(-1)).toBe('A-AP1');
    }
  });

  it('CARD-15 C-02 a card is new for 14 days, and never without a date', () => {
    expect(isNewCard({ created_at: '2026-11-01T12:00:00.000Z' }, NOW)).toBe(true);
    expect(isNewCard({ created_at: '2026-11-01T11:59:59.000Z' }, NOW)).toBe(false);
    expect(isNewCard({ created_at: null }, NOW)).toBe(false);
  });
});

describe('chunked search', () => {
  const many = (count: number): TestCard[] =>
    Array.from({ length: count }, (_, row) => ({
      cardno: `A-${row}`,
      level: row % 9,
      name: `Wolf ${row % 7}`,
    }));
  const asked = search(
    { ranges: { level: { min: 3 } }, search: 'wolf -"wolf 3"' },
    { direction: 'desc' },
  );

  it.each([
    [500, 0],
    [501, 0],
    [2999, 1],
    [3001, 1],
    [9500, 3],
  ])('FILT-17 %i cards yield %i times and return the same result', async (count, expected) => {
    let yields = 0;
    const index = indexCards(many(count), TEST_CONFIG, 1000);
    const rows = await searchCardsInChunks(index, asked, () => {
      yields += 1;
      return Promise.resolve();
    });
    expect(yields).toBe(expected);
    expect(rows).toEqual(searchCards(indexCards(many(count), TEST_CONFIG, 1000), asked));
  });

  it('FILT-18 keeps the last 50 results', () => {
    const index = indexCards(many(20), TEST_CONFIG);
    const ask = (min: number) => searchCards(index, search({ ranges: { level: { min } } }));
    const first = ask(0);
    expect(ask(0)).toBe(first);
    for (let min = 1; min < 50; min += 1) ask(min);
    expect(ask(0)).toBe(first);
    expect(index.cachedResults.size).toBe(RESULT_CACHE_ENTRIES);
    for (let min = 50; min < 100; min += 1) ask(min);
    expect(index.cachedResults.size).toBe(50);
    expect(ask(0)).not.toBe(first);
  });

  it('evicts the least recently used result', () => {
    const cache = createLruCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });
});
