import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER_STATE } from '../filter/filter-state.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import {
  encodeSeries,
  findSeriesPrefixes,
  isCardListRoute,
  readListAddress,
  writeListAddress,
} from './list-address.ts';

const { filters } = TEST_CONFIG;
const shown = { filters: EMPTY_FILTER_STATE, series: [], customSeries: [], tradeList: false };

describe('the address of a card list', () => {
  it.each([
    [{ name: 'cardlist', path: '/x' }, true],
    [{ path: '/v3/gundam/cardlist' }, true],
    [{ path: '/v3/gundam/cards/GD01-001' }, true],
    [{ name: 'deckBuilder', path: '/v3/gundam/deckbuilder' }, false],
  ])('FILT-19 C-12 filters are written on %j: %s', (route, expected) => {
    expect(isCardListRoute(route)).toBe(expected);
  });

  it('FILT-20 C-10 keeps sort and page, writes its own parameters and drops stale ones', () => {
    const before = [
      ['color', 'Red'],
      ['gone', 'x'],
      ['openCustom', 'true'],
      ['sort', 'level'],
      ['sortDirection', 'desc'],
      ['page', '2'],
      ['limit', '50'],
    ] as const;
    const after = writeListAddress(
      before,
      {
        filters: { ...EMPTY_FILTER_STATE, optionSets: { color: ['Blue'] }, search: 'tide' },
        series: ['GD01-'],
        customSeries: ['fan'],
        tradeList: true,
        user: 'ilse',
      },
      filters,
    );
    expect(after).toEqual([
      ['series', 'gd01'],
      ['customSeries', 'fan'],
      ['tradeList', 'true'],
      ['user', 'ilse'],
      ['color', 'Blue'],
      ['search', 'tide'],
      ['sort', 'level'],
      ['sortDirection', 'desc'],
      ['page', '2'],
      ['limit', '50'],
    ]);
    expect(writeListAddress([], shown, filters)).toEqual([]);
  });

  it('LIST-12 series are a lower-case comma list without the trailing dash', () => {
    expect(encodeSeries(['GD01-', 'ST01-'])).toBe('gd01,st01');
    const { series } = readListAddress([['series', 'gd01, ST01-']], filters);
    expect(series).toEqual(['gd01', 'st01']);
    expect(findSeriesPrefixes(series, ['ST01-', 'GD01-', 'GD02-'])).toEqual(['ST01-', 'GD01-']);
  });

  it('LIST-13 LIST-15 C-11 parses its own parameters, which are not filters', () => {
    const address = readListAddress(
      [
        ['customSeries', 'fan,made'],
        ['tradeList', 'true'],
        ['openCustom', 'true'],
        ['user', 'ilse'],
      ],
      [...filters, { name: 'User', property: 'user', type: 'OptionSet' }],
    );
    expect(address).toMatchObject({
      filters: null,
      customSeries: ['fan', 'made'],
      tradeList: true,
      openCustom: true,
      user: 'ilse',
    });
  });

  it('FILT-12 sorts ascending by default', () => {
    expect(readListAddress([['sort', 'hp']], filters)).toMatchObject({
      sort: 'hp',
      sortDirection: 'asc',
    });
    expect(readListAddress([['sortDirection', 'desc']], filters).sortDirection).toBe('desc');
    expect(readListAddress([['sortDirection', 'up']], filters).sortDirection).toBe('asc');
  });
});
