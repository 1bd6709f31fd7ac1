import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, type CollectionEntry } from '../collection/entries/entry.ts';
import { toggleTag, toggleView, WHOLE_VIEW } from '../collection/entries/collection-view.ts';
import { countIndexSeries, layCollection } from '../filter/collection-overlay.ts';
import { EMPTY_FILTER_STATE } from '../filter/filter-state.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import type { TestCard } from './naive-search.test-support.ts';
import { searchCards } from './search-cards.ts';
import { indexCards, NOW } from './test-catalogue.test-support.ts';
import { findUnknownValues } from './check-values.ts';
import { parseQuery } from './parse-query.ts';
import { narrowToView } from './print-query.ts';

const cards: TestCard[] = [
  {
    cardno: 'XD01-1',
    name: 'Tidebreaker',
    color: 'Blue',
    categorydata: 'UNIT',
    rarity: 'R',
    trait: 'Meridian Guard|Ace',
    effectdata: 'When it attacks, draw a card.\nThen rest it.',
    level: 3,
    apdata: 4,
    hp: 2,
    link: 'Ren Okoro',
    mainalternate: true,
    created_at: '2026-11-10T00:00:00.000Z',
  },
  {
    cardno: 'XD01-1_p1',
    name: 'Tidebreaker',
    color: 'Blue',
    categorydata: 'UNIT',
    rarity: 'LR',
    trait: 'Meridian Guard|Ace',
    effectdata: 'When it attacks, draw a card.\nThen rest it.',
    level: 3,
    apdata: 4,
    hp: 2,
    link: 'Ren Okoro',
    mainalternate: false,
    created_at: '2026-01-10T00:00:00.000Z',
  },
  {
    cardno: 'XD01-2',
    name: 'Élan the Tide',
    color: 'Red',
    categorydata: 'PILOT',
    rarity: 'LR+',
    trait: 'Guard',
    effectdata: 'Destroy a card you control; draw 2.',
    level: 5,
    apdata: 1,
    hp: 6,
    mainalternate: null,
    created_at: '2026-02-01T00:00:00.000Z',
  },
  {
    cardno: 'XD01-3',
    name: 'Harbor',
    color: null,
    categorydata: 'BASE',
    rarity: 'C',
    level: null,
    apdata: 0,
    hp: 0,
    blockicon: 1,
  },
];

const index = indexCards(cards, TEST_CONFIG);
const find = (search: string): string =>
  [
    ...searchCards(index, {
      filters: { optionSets: {}, ranges: {}, booleans: {}, search },
      sort: { column: 'cardno' },
      now: NOW,
    }),
  ]
    .map((row) => String(cards[row]?.['cardno']).replace('XD01-', ''))
    .join(' ');

describe('searching by a query', () => {
  it.each([
    ['words, in any searched column', 'tide draw', '1 1_p1 2'],
    ['words folded', 'ELAN', '2'],
    ['a phrase within one column', '"draw a card"', '1 1_p1'],
    ['a word that is excluded', 'tide -destroy', '1 1_p1'],
    ['alternatives', 'harbor or elan', '2 3'],
    ['brackets', '(harbor or tide) -(elan or is:alt)', '1 3'],
    ['a field with its value', 'color:blue', '1 1_p1'],
    ['a value as long as it is typed', 'color:bl', '1 1_p1'],
    ['a value that is whole though others hold it', 'rarity:R', '1'],
    ['a filter that matches within', 'trait:guard', '1 1_p1 2'],
    ['a whole value', 'trait=guard', '2'],
    ['a whole name', '!tidebreaker', '1 1_p1'],
    ['part of a name', 'name:tide', '1 1_p1 2'],
    ['words of one column', 'text:"a card"', '1 1_p1 2'],
    ['lists', 'rarity:R|C,LR+', '1 2 3'],
    ['numbers', 'lv:3', '1 1_p1'],
    ['spans', 'lv:4..', '2'],
    ['comparisons', 'ap>1', '1 1_p1'],
    ['at most', 'ap<=1', '2 3'],
    ['GAME-09 the strength of cardPower_column', 'power<=1', '2 3'],
    ['unequal, the missing among them', 'lv!=3', '2 3'],
    ['no value', 'lv:none', '3'],
    ['zero as no value, where the filter says so', 'hp:none', '3'],
    ['any value', 'link:any', '1 1_p1'],
    ['has a value', 'has:link', '1 1_p1'],
    ['two fields', 'ap>hp', '1 1_p1'],
    ['two fields the other way', 'ap<hp', '2'],
    ['two fields, alike ones among them', 'ap<=hp', '2 3'],
    ['all of a set', 'trait>=ace,"meridian guard"', '1 1_p1'],
    ['no more than a set', 'trait<="guard"', '2 3'],
    ['a switch of the panel', 'is:alt', '1_p1'],
    ['main cards', 'is:main', '1 2 3'],
    ['new cards', 'is:new', '1'],
    ['banned cards, with their printings', 'is:banned', '1 1_p1'],
    ['restricted cards', 'is:restricted', '2'],
    ['a pattern in any column', String.raw`/draw \d/`, '2'],
    ['a pattern at the start of a paragraph', 'text:/^then/', '1 1_p1'],
    ['a pattern that must not match', '-/draw/', '3'],
    ['a pattern on options', 'trait:/^g/', '2'],
    ['dates', 'added:2026-02', '2'],
    ['dates from then on', 'added>=2026-02', '1 2'],
    ['dates before', 'added<2026-02', '1_p1'],
    ['its own order', 'tide sort:-ap', '1 1_p1 2'],
    ['its own order, turned', 'tide sort:ap', '2 1 1_p1'],
    ['what is left when a part is faulty', 'tide lv:high', '1 1_p1 2'],
    ['the text of a field that it does not know', 'colour:blue', ''],
  ])('finds %s: %s', (_, search, expected) => {
    expect(find(search)).toBe(expected);
  });

  it('GAME-10 orders cards by number in the order of setOrderingColumn, in both directions', () => {
    const bySet = indexCards(cards, { ...TEST_CONFIG, setOrderingColumn: 'rarity' });
    const list = (column: string, direction: 'asc' | 'desc') =>
      [
        ...searchCards(bySet, {
          filters: EMPTY_FILTER_STATE,
          sort: { column, direction },
          now: NOW,
        }),
      ]
        .map((row) => String(cards[row]?.['cardno']).replace('XD01-', ''))
        .join(' ');
    expect(find('')).toBe('1 1_p1 2 3');
    expect(list('cardno', 'asc')).toBe('3 1_p1 2 1');
    expect(list('cardno', 'desc')).toBe('1 2 1_p1 3');
    expect(list('name', 'asc')).toBe('2 3 1 1_p1');
  });

  it('finds cards by collection data and updates when it changes', () => {
    const lay = (entries: Record<string, Partial<CollectionEntry>>) => {
      const rows = Object.entries(entries).map(
        ([cardno, entry]) => [cardno, { ...EMPTY_ENTRY, ...entry }] as const,
      );
      layCollection(index, { entries: new Map(rows), playset: 4 });
    };
    expect(find('is:owned')).toBe('');
    lay({
      'XD01-1': { count: 1, tag: 'foil' },
      'XD01-1_p1': { count: 3, trading: true },
      'XD01-2': { count: 2, tag: 'Foil box' },
      'XD01-9': { count: 9 },
      'XD01-3': { wanted: true },
    });
    expect(find('is:owned')).toBe('1 1_p1 2');
    expect(find('-is:owned')).toBe('3');
    expect(find('own>=2')).toBe('1_p1 2');
    expect(find('own=0')).toBe('3');
    expect(find('is:trading')).toBe('1_p1');
    expect(find('is:wanted')).toBe('3');
    expect(find('tag:foil')).toBe('1 2');
    expect(find('tag=foil')).toBe('1');
    // Four copies in two printings are a playset.
    expect(find('missing:playset')).toBe('2 3');
    expect(find('own>=1 missing:playset')).toBe('2');
    lay({ 'XD01-2': { count: 4 } });
    expect(find('missing:playset')).toBe('1 1_p1 3');
    expect(find('is:trading or tag:foil')).toBe('');
  });

  it('COLL-14 COLL-15 the view filters of a collection are terms of the query language', () => {
    const entries = new Map([
      ['XD01-1', { ...EMPTY_ENTRY, count: 2, trading: true, tag: 'lent out' }],
      ['XD01-2', { ...EMPTY_ENTRY, count: 1, tag: 'foil' }],
      ['XD01-3', { ...EMPTY_ENTRY, wanted: true }],
    ]);
    layCollection(index, { entries, playset: 4 });
    const show = (view: typeof WHOLE_VIEW, search?: string) =>
      find(narrowToView(search, view) ?? '');
    expect(show(WHOLE_VIEW)).toBe('1 1_p1 2 3');
    expect(show(toggleView(WHOLE_VIEW, 'hideCollected'))).toBe('1_p1 3');
    expect(show(toggleView(WHOLE_VIEW, 'onlyCollected'))).toBe('1 2');
    expect(show(toggleView(WHOLE_VIEW, 'onlyTrading'))).toBe('1');
    expect(show(toggleView(WHOLE_VIEW, 'onlyWanted'))).toBe('3');
    const tagged = toggleTag(toggleTag(WHOLE_VIEW, 'lent out'), 'foil');
    expect(show(tagged)).toBe('1 2');
    expect(show(tagged, 'is:trading or is:wanted')).toBe('1');
    const stats = Object.fromEntries(countIndexSeries(index, { entries, playset: 2 }));
    expect(Object.values(stats).map(({ totalCollectedCount }) => totalCollectedCount)).toEqual([2]);
  });

  it('reports values that no card has and suggests similar ones', () => {
    const faults = findUnknownValues(
      parseQuery('color:bleu rarity:R trait:guar', index.language),
      index,
    );
    expect(faults).toEqual([
      {
        code: 'unknownValue',
        start: 0,
        end: 10,
        params: { name: 'color', value: 'bleu' },
        suggestion: 'Blue',
      },
    ]);
  });
});
