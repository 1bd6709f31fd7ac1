import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterState } from '../filter/filter-state.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { decodeFilters, decodeSearch, encodeFilters } from './filter-url.ts';

const { filters } = TEST_CONFIG;
const state = (part: Partial<FilterState>): FilterState => {
  return { optionSets: {}, ranges: {}, booleans: {}, ...part };
};
const encode = (part: Partial<FilterState>) => encodeFilters(state(part), filters);
const decode = (key: string, value: string) => decodeFilters([[key, value]], filters);

describe('writing filters to an address', () => {
  it('FILT-21 option sets are a comma list', () => {
    expect(encode({ optionSets: { color: ['Blue', 'N/A'] } })).toEqual([['color', 'Blue,N/A']]);
    expect(encode({ optionSets: { color: [] } })).toEqual([]);
  });

  it('FILT-22 ranges are min-max, min- or -max', () => {
    expect(encode({ ranges: { level: { min: 2, max: 4 } } })).toEqual([['level', '2-4']]);
    expect(encode({ ranges: { level: { min: 8 } } })).toEqual([['level', '8-']]);
    expect(encode({ ranges: { level: { max: 1 } } })).toEqual([['level', '-1']]);
    expect(encode({ ranges: { level: {} } })).toEqual([]);
  });

  it('FILT-23 booleans are written as true, and omitted if false', () => {
    expect(encode({ booleans: { showOnlyAlternates: true } })).toEqual([
      ['showOnlyAlternates', 'true'],
    ]);
    expect(encode({ booleans: { showOnlyAlternates: false } })).toEqual([]);
  });

  it('FILT-24 booleans are true or omitted', () => {
    expect(encode({ search: 'tide color:blue' })).toEqual([['search', 'tide color:blue']]);
    expect(decodeSearch([['search', 'tide']])).toBe('tide');
  });
});

describe('reading filters by their definitions', () => {
  it.each(['Blue', '3', 'LR+', 'X-Rounder', 'PROMO-A', '2-4', '-1', '3+', 'true', '100%'])(
    'FILT-32 an option stays text, whatever it looks like: %s',
    (option) => {
      expect(decode('rarity', option)).toEqual(state({ optionSets: { rarity: [option] } }));
    },
  );

  it('C-07 FILT-26 FILT-27 FILT-28 parses ranges in every form, including 3+', () => {
    expect(decode('level', '2-4')?.ranges).toEqual({ level: { min: 2, max: 4 } });
    expect(decode('level', '3+')?.ranges).toEqual({ level: { min: 3 } });
    expect(decode('level', '3-')?.ranges).toEqual({ level: { min: 3 } });
    expect(decode('level', '-3')?.ranges).toEqual({ level: { max: 3 } });
    expect(decode('level', '-3-5')?.ranges).toEqual({ level: { min: -3, max: 5 } });
  });

  it('FILT-29 ignores invalid ranges', () => {
    for (const value of ['a-b', '-', '', 'high', '1-2-3', 'true'])
      expect(decode('level', value)).toBeNull();
  });

  it('FILT-30 a switch is on for the value true', () => {
    expect(decode('showOnlyAlternates', 'true')?.booleans).toEqual({ showOnlyAlternates: true });
    expect(decode('showOnlyAlternates', 'false')).toBeNull();
  });

  it('FILT-31 lists are trimmed and drop empty items', () => {
    expect(decode('color', ' Blue ,, Red,')?.optionSets).toEqual({ color: ['Blue', 'Red'] });
  });

  it.each(['search', 'sort', 'sortDirection', 'page', 'limit', 'deck', 'series'])(
    'FILT-25 %s is never a filter, even if a filter has that name',
    (key) => {
      const named = { name: key, property: key, type: 'OptionSet' } as const;
      expect(decodeFilters([[key, 'x']], [...filters, named])).toBeNull();
      const other = { ...named, property: 'other' };
      expect(decodeFilters([['other', 'x']], [other])?.optionSets).toEqual({ other: ['x'] });
    },
  );

  it('FILT-33 C-11 C-75 without filters the result is null, and undefined filters are ignored', () => {
    const parameters = [
      ['search', 'tide'],
      ['unknown', 'x'],
      ['constructor', 'x'],
    ] as const;
    expect(decodeFilters(parameters, filters)).toBeNull();
    expect(decodeFilters([], filters)).toBeNull();
  });

  it('a repeated parameter adds its options', () => {
    const parameters: [string, string][] = [
      ['color', 'Blue'],
      ['color', 'Red'],
    ];
    expect(decodeFilters(parameters, filters)?.optionSets).toEqual({ color: ['Blue', 'Red'] });
  });

  it('FILT-25 a filter with the name of a page parameter is ignored', () => {
    const page = { name: 'Page', property: 'page', type: 'OptionSet' } as const;
    expect(decodeFilters([['page', '2']], [...filters, page])).toBeNull();
  });

  it('every written state is parsed back', () => {
    const option = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('a,b', ' x ', '%2C', '50%', 'N/A', '-'),
    );
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    const states = fc.record({
      optionSets: fc.dictionary(
        fc.constantFrom('color', 'trait', 'seriesFilter'),
        fc.array(option, { minLength: 1 }),
        { noNullPrototype: true },
      ),
      ranges: fc.dictionary(
        fc.constantFrom('level', 'apdata'),
        fc
          .record({ min: number, max: number }, { requiredKeys: [] })
          .filter((ends) => ends.min !== undefined || ends.max !== undefined),
        { noNullPrototype: true },
      ),
      booleans: fc.dictionary(fc.constantFrom('showOnlyAlternates', 'strong'), fc.constant(true), {
        noNullPrototype: true,
      }),
    });
    fc.assert(
      fc.property(states, (given) => {
        const isEmpty = Object.values(given).every((group) => Object.keys(group).length === 0);
        expect(decodeFilters(encodeFilters(given, filters), filters)).toEqual(
          isEmpty ? null : given,
        );
      }),
      { numRuns: 500 },
    );
  });
});
