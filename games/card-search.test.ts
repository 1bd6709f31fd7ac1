import { readFileSync } from 'node:fs';
import {
  decodeFilters,
  encodeFilters,
  IGNORED_PARAMETERS,
} from '@deckframe/domain/filter-url/filter-url';
import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import type { GameConfig } from '@deckframe/domain/game-config';
import { listGameFolders } from '@deckframe/database/game-folders';
import { toPanelFilters, toQuery } from '@deckframe/domain/query/panel-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { printQuery } from '@deckframe/domain/query/print-query';
import { createQueryLanguage, RESERVED_NAMES } from '@deckframe/domain/query/query-language';
import { listSearchExamples } from '@deckframe/domain/query/search-examples';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const GAME_IDS = listGameFolders();

const configs = GAME_IDS.map((game): [string, GameConfig] => {
  const file = new URL(`${game}/game-config.json`, import.meta.url);
  return [game, JSON.parse(readFileSync(file, 'utf8')) as GameConfig];
});

/** Option names that look like a range, a switch, a list or an escape sequence. */
const ODD_OPTIONS = ['LR+', 'X-Rounder', 'PROMO-A', '2-4', '-1', '3+', 'true', 'a,b', '50%', '%2C'];

it('FILT-01 a filter is an option set, a range, a switch or a range in steps', () => {
  const types = configs.flatMap(([, config]) => config.filters.map((filter) => filter.type));
  expect([...new Set(types)].sort()).toEqual(['Boolean', 'MultiRange', 'Numbers', 'OptionSet']);
});

describe.each(configs)('searching cards of %s', (_, config) => {
  const language = createQueryLanguage(config);
  const states = createStates(config);

  it('FILT-21 FILT-22 FILT-23 FILT-24 C-07 C-08 C-09 filters survive a round trip through the address', () => {
    fc.assert(
      fc.property(states, (state) => {
        const parameters = new URLSearchParams(encodeFilters(state, config.filters));
        const read = decodeFilters(new URLSearchParams(parameters.toString()), config.filters);
        const { search, ...filters } = state;
        const isEmpty = Object.values(filters).every((group) => Object.keys(group).length === 0);
        expect(read).toEqual(isEmpty ? null : filters);
        expect(parameters.get('search') ?? undefined).toBe(search);
      }),
      { numRuns: 300 },
    );
  });

  it('the example searches of the home page parse without a fault, each as a term', () => {
    const examples = listSearchExamples(config);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    const read = examples.map((text) => parseQuery(text, language));
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
    expect(read.map(({ terms }) => terms.length)).toEqual(examples.map(() => 1));
  });

  it('FILT-04 every filter has its own property and URL parameter', () => {
    const keys = config.filters.map(filterKeyOf);
    expect(config.filters.map((filter) => filter.property)).not.toContain('');
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => IGNORED_PARAMETERS.has(key))).toEqual([]);
  });

  it('FILT-05 the filter panel converts to a query and back', () => {
    fc.assert(
      fc.property(states, ({ search: _search, ...filters }) => {
        const findOption = (_key: string, text: string): string => text;
        const query = toQuery({ filters }, config.filters, language, findOption);
        const read = parseQuery(printQuery(query), language);
        expect(read.faults).toEqual([]);
        expect(toPanelFilters(read, language, findOption).filters).toEqual(filters);
      }),
      { numRuns: 300 },
    );
  });

  it('filter names do not collide with query names, and every switch has a flag word', () => {
    const reserved = new Set<string>(RESERVED_NAMES);
    expect(Object.keys(config.query).filter((name) => reserved.has(name))).toEqual([]);
    expect(language.flags.get('alt')).toMatchObject({ kind: 'switch', key: 'showOnlyAlternates' });
    expect(language.nameField?.name).toBe('name');
  });
});

function createStates(config: GameConfig): fc.Arbitrary<FilterState> {
  const keysOf = (...types: string[]): string[] =>
    config.filters.filter((filter) => types.includes(filter.type)).map(filterKeyOf);
  const pick = <V>(keys: string[], value: fc.Arbitrary<V>): fc.Arbitrary<Record<string, V>> =>
    fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true });
  const offered = config.filters.flatMap((filter) =>
    filter.type === 'OptionSet'
      ? [...(filter.values ?? []), ...(filter.order ?? []), ...(filter.special ?? [])].map(String)
      : [],
  );
  const options = fc.uniqueArray(fc.constantFrom(...offered, ...ODD_OPTIONS), {
    minLength: 1,
    maxLength: 4,
  });
  const ends = fc.record({ min: fc.integer(), max: fc.integer() }, { requiredKeys: [] });
  return fc.record(
    {
      optionSets: pick(keysOf('OptionSet'), options),
      ranges: pick(
        keysOf('MultiRange', 'Numbers'),
        ends.filter(({ min, max }) => min !== undefined || max !== undefined),
      ),
      booleans: pick(keysOf('Boolean'), fc.constant(true)),
      search: fc.constantFrom('tide', 'color:blue -"a b"', '50% & more+', 'カード'),
    },
    { requiredKeys: ['optionSets', 'ranges', 'booleans'] },
  );
}
