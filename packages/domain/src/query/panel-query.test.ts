import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER_STATE, type FilterState } from '../filter/filter-state.ts';
import type { CardIndex } from '../filter/card-index.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { searchCards } from './search-cards.ts';
import { indexCards, NOW, testCards } from './test-catalogue.test-support.ts';
import { toPanelFilters, toQuery } from './panel-query.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { createDice, generateQuery } from './query-generator.test-support.ts';
import { createQueryLanguage } from './query-language.ts';

const language = createQueryLanguage(TEST_CONFIG);
const known = new Set(['Blue', 'Red', 'Guard', 'X-Rounder', 'LR', 'any']);
const findOption = (_: string, text: string): string | undefined =>
  [...known].find((option) => option.toLowerCase() === text.toLowerCase());
const toPanel = (text: string) => toPanelFilters(parseQuery(text, language), language, findOption);
const toText = (filters: FilterState): string =>
  printQuery(toQuery({ filters }, TEST_CONFIG.filters, language, findOption));

const text = fc.constantFrom(
  'Blue',
  'Guard',
  'X-Rounder',
  'LR',
  'any',
  'N/A',
  '__NOT_EMPTY__',
  'Foo, "bar"',
  '1000',
);
const options = fc.array(text, { minLength: 1, maxLength: 3 });
const range = fc.record(
  {
    min: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    max: fc.integer(),
  },
  { requiredKeys: [] },
);
const states: fc.Arbitrary<FilterState> = fc.record({
  optionSets: fc.dictionary(
    fc.constantFrom('color', 'trait', 'rarity', 'seriesFilter', 'blockicon', 'setnumber'),
    options,
    { noNullPrototype: true },
  ),
  ranges: fc.dictionary(
    fc.constantFrom('level', 'hp'),
    range.filter((ends) => ends.min !== undefined || ends.max !== undefined),
    { noNullPrototype: true },
  ),
  booleans: fc.dictionary(fc.constantFrom('showOnlyAlternates', 'strong'), fc.constant(true), {
    noNullPrototype: true,
  }),
});

describe('panel and query', () => {
  it('FILT-05 the panel takes the terms it supports, and the rest stays in the search', () => {
    expect(toPanel('tide color:blue|red lv>=3 lv<=5 -rarity:LR is:alt (a or b) sort:-ap')).toEqual({
      filters: {
        optionSets: { color: ['Blue', 'Red'] },
        ranges: { level: { min: 3, max: 5 } },
        booleans: { showOnlyAlternates: true },
        search: 'tide -rarity:LR (a or b)',
      },
      sort: { by: 'ap', direction: 'desc' },
    });
  });

  it.each<[string, string, Record<string, string[]>?, string?]>([
    ['color:bl', 'a part of a value'],
    ['trait=Guard', 'a whole value where the panel matches within'],
    ['color:Blue color:Red', 'both of two values', { color: ['Blue'] }, 'color:Red'],
    ['lv>3', 'an open end'],
    ['lv:1|3', 'two numbers'],
    ['ap>hp', 'two fields'],
    ['color:Blue or lv:3', 'alternatives'],
  ])('leaves %s in the search: %s', (typed, _, optionSets = {}, search = typed) => {
    expect(toPanel(typed).filters).toEqual({ ...EMPTY_FILTER_STATE, optionSets, search });
  });

  it('writes the panel as a readable query', () => {
    const state: FilterState = {
      optionSets: { color: ['Blue', 'N/A'], trait: ['Guard'], rarity: ['New'] },
      ranges: { level: { min: 3 }, hp: { min: 2, max: 2 } },
      booleans: { showOnlyAlternates: true },
      search: 'tide',
    };
    expect(toText(state)).toBe('color:Blue|none rarity=New trait:Guard lv>=3 hp:2 is:alt tide');
  });

  it('a round trip keeps the filters', () => {
    fc.assert(
      fc.property(states, (filters) => {
        expect(toPanel(toText(filters)).filters).toEqual(filters);
      }),
      { numRuns: 500 },
    );
  });

  it('a query and its panel find the same cards', () => {
    const dice = createDice(7);
    fc.assert(
      fc.property(testCards, (cards) => {
        const index = indexCards(cards, TEST_CONFIG);
        const search = (filters: FilterState) => [
          ...searchCards(index, { filters, sort: { column: 'cardno' }, now: NOW }),
        ];
        for (let round = 0; round < 20; round += 1) {
          const typed = generateQuery(dice, language);
          const { tree } = parseQuery(typed, language);
          const shown = toPanelFilters({ tree }, language, (key, value) =>
            findIndexed(index, key, value),
          );
          const expected = search({ ...EMPTY_FILTER_STATE, search: printQuery({ tree }) });
          expect(search(shown.filters), typed).toEqual(expected);
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** Finds the option that a text means. */
function findIndexed(index: CardIndex, key: string, value: string): string | undefined {
  const held = index.options(key);
  const found = held?.findEqual(value) ?? [];
  return found.length === 1 ? held?.parts[found[0] ?? 0] : undefined;
}
