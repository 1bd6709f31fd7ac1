import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterState } from '../filter/filter-state.ts';
import { hasOption, isMatch, searchNaively } from './naive-search.test-support.ts';
import {
  type CardSearch,
  countSearchOptions,
  searchCards,
  searchCardsInChunks,
} from './search-cards.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { testCards, indexCards, NOW } from './test-catalogue.test-support.ts';

const config = TEST_CONFIG;
const someOf = (...values: string[]) => fc.option(fc.subarray(values), { nil: undefined });
const range = fc.record(
  { min: fc.integer({ min: -1, max: 9 }), max: fc.integer({ min: 0, max: 10 }) },
  { requiredKeys: [] },
);

const states: fc.Arbitrary<FilterState> = fc
  .record({
    color: someOf('Blue', 'Red', 'N/A'),
    rarity: someOf('R', 'LR', 'LR+', 'XX'),
    trait: someOf('Guard', 'guard', 'X-Rounder', 'N/A', '__NOT_EMPTY__'),
    attributedata: someOf('Sky', 'Sea'),
    blockicon: someOf('0', '1', 'N/A'),
    setnumber: someOf('XD02'),
    link: someOf('Ren Okoro', 'N/A', '__NOT_EMPTY__'),
    seriesFilter: someOf('XD01', 'XD02'),
    level: fc.option(range, { nil: undefined }),
    hp: fc.option(range, { nil: undefined }),
    apdata: fc.option(range, { nil: undefined }),
    showOnlyAlternates: fc.option(fc.boolean(), { nil: undefined }),
    strong: fc.option(fc.boolean(), { nil: undefined }),
    search: fc.option(
      fc.array(fc.constantFrom('draw', 'CARD', 'elan', 'x-r', 'r', '手', 'xd01-1', 'zzz'), {
        maxLength: 3,
      }),
      { nil: undefined },
    ),
  })
  .map(({ level, hp, apdata, showOnlyAlternates, strong, search, ...optionSets }) => ({
    optionSets: defined(optionSets),
    ranges: defined({ level, hp, apdata }),
    booleans: defined({ showOnlyAlternates, strong }),
    ...(search && { search: search.join(' ') }),
  }));

const sorts = fc.record(
  {
    column: fc.constantFrom('level', 'name', 'cardno', 'marketprice', 'rarity', 'unknown'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    newFirst: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('searching cards', () => {
  it('FILT-06 FILT-07 FILT-08 FILT-09 FILT-11 FILT-13 FILT-14 finds what a naive filter finds, in the same order', async () => {
    const yieldToOthers = (): Promise<void> => Promise.resolve();
    await fc.assert(
      fc.asyncProperty(
        testCards,
        fc.array(states, { maxLength: 4 }),
        sorts,
        async (cards, list, sort) => {
          for (const filters of list) {
            const expected = searchNaively(cards, config, filters, sort, NOW);
            const search: CardSearch = { filters, sort, now: NOW };
            expect([...searchCards(indexCards(cards, config), search)]).toEqual(expected);
            const index = indexCards(cards, config);
            expect([...(await searchCardsInChunks(index, search, yieldToOthers))]).toEqual(
              expected,
            );
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('counts for each option the results of choosing it alone in its group', () => {
    fc.assert(
      fc.property(testCards, states, (cards, filters) => {
        const index = indexCards(cards, config);
        const counts = countSearchOptions(index, { filters, now: NOW });
        for (const filter of config.filters) {
          const key = filter.uniqueName ?? filter.property;
          if (filter.type !== 'OptionSet') continue;
          const others = { ...filters, optionSets: { ...filters.optionSets, [key]: [] } };
          const left = cards.filter((card) => isMatch(card, config, others));
          const expected = index
            .buckets(key)
            .labels.map(
              (option) => left.filter((card) => hasOption(card, filter, option, config)).length,
            );
          expect([...(counts[key] ?? [])], key).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('grouped printings show one card each and are counted as cards', () => {
    fc.assert(
      fc.property(testCards, states, sorts, (cards, filters, sort) => {
        const index = indexCards(cards, config);
        const single = searchCards(index, { filters, sort, now: NOW });
        const grouped = searchCards(index, { filters, sort, now: NOW, groupAlternates: true });
        const originals = (rows: Uint32Array) => [...rows].map((row) => cards[row]?.['originalid']);
        expect(new Set(originals(grouped))).toEqual(new Set(originals(single)));
        expect(new Set(originals(grouped)).size).toBe(grouped.length);
        const order = [...single].filter((row) => grouped.includes(row));
        expect([...grouped]).toEqual(order);
        const counts = countSearchOptions(index, {
          filters: { ...filters, optionSets: {} },
          now: NOW,
          groupAlternates: true,
        });
        const all = searchCards(index, {
          filters: { ...filters, optionSets: {} },
          sort,
          now: NOW,
          groupAlternates: true,
        });
        expect(Math.max(0, ...(counts['categorydata'] ?? []))).toBeLessThanOrEqual(all.length);
      }),
      { numRuns: 60 },
    );
  });
});

function defined<V>(entries: Readonly<Record<string, V | undefined>>): Record<string, V> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, V] => entry[1] !== undefined),
  );
}
