import { describe, expect, it } from 'vitest';
import type { MultiRangeFilter, NumbersFilter } from '../game-config-filter.ts';
import {
  countActiveFilters,
  EMPTY_FILTER_STATE,
  type FilterState,
  mergeFilterStates,
} from './filter-state.ts';
import { toFilterRange, toThumbPositions } from './range-control.ts';

const url: FilterState = {
  optionSets: { color: ['Red'], trait: ['Ace'] },
  ranges: { level: { min: 2 } },
  booleans: { strong: true },
  search: 'tide',
};

describe('merging filters', () => {
  it('FILT-15 panel filters override address filters one by one', () => {
    const panel = { optionSets: { color: ['Blue'] }, ranges: { level: { max: 4 } }, booleans: {} };
    expect(mergeFilterStates(url, panel)).toEqual({
      optionSets: { color: ['Blue'], trait: ['Ace'] },
      ranges: { level: { max: 4 } },
      booleans: { strong: true },
      search: 'tide',
    });
  });

  it('FILT-15 a filter cleared in the panel is removed', () => {
    const panel = { optionSets: { color: [] }, ranges: { level: {} }, booleans: { strong: false } };
    expect(mergeFilterStates(url, panel)).toEqual({
      ...EMPTY_FILTER_STATE,
      optionSets: { trait: ['Ace'] },
      search: 'tide',
    });
  });

  it('FILT-16 the search of the panel overrides when defined, even if empty', () => {
    expect(mergeFilterStates(url, { ...EMPTY_FILTER_STATE, search: 'wolf' }).search).toBe('wolf');
    expect(mergeFilterStates(url, { ...EMPTY_FILTER_STATE, search: '' }).search).toBeUndefined();
    expect(mergeFilterStates(url, EMPTY_FILTER_STATE).search).toBe('tide');
    expect(mergeFilterStates(null, EMPTY_FILTER_STATE)).toEqual(EMPTY_FILTER_STATE);
  });

  it('counts active filters', () => {
    expect(countActiveFilters(url)).toBe(5);
    expect(countActiveFilters(EMPTY_FILTER_STATE)).toBe(0);
  });
});

describe('range controls', () => {
  const level: MultiRangeFilter = {
    name: 'Level',
    property: 'level',
    type: 'MultiRange',
    min: 1,
    max: 8,
    openEnd: true,
  };
  const power: NumbersFilter = {
    name: 'Power',
    property: 'power',
    type: 'Numbers',
    min: 0,
    max: 9,
    step: 1,
  };

  it('C-14 GAME-28 a default range filters nothing, and its ends are open', () => {
    expect(toFilterRange(level, { low: 1, high: 8 })).toBeNull();
    expect(toFilterRange(level, { low: 8, high: 8 })).toEqual({ min: 8 });
    expect(toFilterRange(level, { low: 1, high: 1 })).toEqual({ max: 1 });
    expect(toFilterRange(level, { low: 2, high: 4 })).toEqual({ min: 2, max: 4 });
  });

  it('a range without open ends filters by its numbers', () => {
    expect(toFilterRange(power, { low: 0, high: 9 })).toBeNull();
    expect(toFilterRange(power, { low: 0, high: 4 })).toEqual({ min: 0, max: 4 });
  });

  it('shows a range at the positions of its thumbs', () => {
    expect(toThumbPositions(level, { min: 8 })).toEqual({ low: 8, high: 8 });
    expect(toThumbPositions(level, { max: 1 })).toEqual({ low: 1, high: 1 });
    expect(toThumbPositions(level, { min: -3, max: 40 })).toEqual({ low: 1, high: 8 });
    expect(toThumbPositions(level, undefined)).toEqual({ low: 1, high: 8 });
  });
});
