import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterState } from '../filter/filter-state.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { decodeBareFilters, decodeFilters, decodeSearch, encodeFilters } from './filter-url.ts';

const { filters } = TEST_CONFIG;
const state = (part: Partial<FilterState>): FilterState => {
  return { optionSets: {}, ranges: {}, booleans: {}, ...part };
};
const encode = (part: Partial<FilterState>) => encodeFilters(state(part), filters);
const decode = (key: string, value: string) => decodeFilters([[key, value]], filters);
const bare = (value: string) => decodeBareFilters([['key', value]]);

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

  it('FILT-23 booleans are true, and not written when they are not', () => {
    expect(encode({ booleans: { showOnlyAlternates: true } })).toEqual([
      ['showOnlyAlternates', 'true'],
    ]);
    expect(encode({ booleans: { showOnlyAlternates: false } })).toEqual([]);
  });

  it('FILT-24 the search is the parameter search', () => {
    expect(encode({ search: 'tide color:blue' })).toEqual([['search', 'tide color:blue']]);
    expect(decodeSearch([['search', 'tide']])).toBe('tide');
  });
});

describe('reading filters by their definitions', () => {
  it.each(['LR+', 'X-Rounder', 'PROMO-A', '2-4', '-1', '3+', 'true', '100%'])(
    'an option stays one, whatever it looks like: %s',
    (option) => {
      expect(decode('rarity', option)).toEqual(state({ optionSets: { rarity: [option] } }));
    },
  );

  it('C-07 FILT-26 FILT-27 FILT-28 ranges are read in every form, 3+ among them', () => {
    expect(decode('level', '2-4')?.ranges).toEqual({ level: { min: 2, max: 4 } });
    expect(decode('level', '3+')?.ranges).toEqual({ level: { min: 3 } });
    expect(decode('level', '3-')?.ranges).toEqual({ level: { min: 3 } });
    expect(decode('level', '-3')?.ranges).toEqual({ level: { max: 3 } });
    expect(decode('level', '-3-5')?.ranges).toEqual({ level: { min: -3, max: 5 } });
  });

  it('FILT-29 what is no range is dropped', () => {
    for (const value of ['a-b', '-', '', 'high', '1-2-3', 'true'])
      expect(decode('level', value)).toBeNull();
  });

  it('FILT-30 a switch is on when it says true', () => {
    expect(decode('showOnlyAlternates', 'true')?.booleans).toEqual({ showOnlyAlternates: true });
    expect(decode('showOnlyAlternates', 'false')).toBeNull();
  });

  it('FILT-31 lists are trimmed and hold nothing empty', () => {
    expect(decode('color', ' Blue ,, Red,')?.optionSets).toEqual({ color: ['Blue', 'Red'] });
  });

  it('FILT-25 FILT-33 C-11 C-75 without filters there is null; other parameters and the search are none', () => {
    const parameters = new Map([
      ['search', 'tide'],
      ['sort', 'level'],
      ['sortDirection', 'desc'],
      ['page', '2'],
      ['limit', '50'],
      ['deck', '1'],
      ['series', 'gd01'],
      ['unknown', 'x'],
      ['constructor', 'x'],
    ]);
    expect(decodeFilters(parameters, filters)).toBeNull();
    expect(decodeFilters([], filters)).toBeNull();
  });

  it('gives back every state that was written', () => {
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

describe('reading filters without definitions', () => {
  it.each([
    ['FILT-26 a range', '2-4', { min: 2, max: 4 }],
    ['FILT-27 a range with min only', '3+', { min: 3 }],
    ['C-07 a range with min only, as it is written', '3-', { min: 3 }],
    ['FILT-28 a range with max only', '-3', { max: 3 }],
    ['FILT-30 true', 'true', true],
    ['FILT-31 C-08 a list before a range', 'a-b, c,', ['a-b', 'c']],
    ['FILT-32 any other text', 'Blue', 'Blue'],
    ['FILT-32 a number', '3', '3'],
  ])('%s: %s', (_, text, value) => {
    expect(bare(text)).toEqual({ key: value });
  });

  it.each(['X-Rounder', 'a-b', '1-b', 'LR+', '-', ',', ''])('FILT-29 drops %s', (text) => {
    expect(bare(text)).toBeNull();
  });

  it.each(['search', 'sort', 'sortDirection', 'page', 'limit', 'deck', 'series'])(
    'FILT-25 ignores %s',
    (key) => {
      expect(decodeBareFilters([[key, 'x']])).toBeNull();
    },
  );

  it('FILT-33 gives null where there are none', () => {
    expect(decodeBareFilters([])).toBeNull();
  });
});
