import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { FilterDefinition } from '@deckframe/domain/game-config-filter';
import { expect, it } from 'vitest';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { storeFilters, readStoredFilters } from './stored-filters.ts';

const filters: FilterDefinition[] = [
  { name: 'Color', property: 'color', type: 'OptionSet', saved: true },
  { name: 'Level', property: 'level', type: 'MultiRange', min: 1, max: 8, saved: true },
  { name: 'Rarity', property: 'rarity', type: 'OptionSet' },
  { name: 'Only Alternates', property: 'alt', type: 'Boolean', uniqueName: 'alts', saved: true },
];
const config = { gameid: 'gundam' as const, filters };

it('PREF-09 filters marked as saved are stored under filterValue_{name} of their game', () => {
  const stored = new Map<string, string>();
  const store: KeyValueStore = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  expect(readStoredFilters(store, config)).toEqual(EMPTY_FILTER_STATE);
  const state = {
    optionSets: { color: ['Blue', 'Red'], rarity: ['C'] },
    ranges: { level: { min: 2 } },
    booleans: { alts: true },
    search: 'wolf',
  };
  storeFilters(store, config, state);
  expect([...stored]).toEqual([
    ['gundam_filterValue_Color', 'Blue,Red'],
    ['gundam_filterValue_Level', '2-'],
    ['gundam_filterValue_Only Alternates', 'true'],
  ]);
  expect(readStoredFilters(store, config)).toEqual({
    optionSets: { color: ['Blue', 'Red'] },
    ranges: { level: { min: 2 } },
    booleans: { alts: true },
  });
  storeFilters(store, config, { ...EMPTY_FILTER_STATE, ranges: { level: { max: 3 } } });
  expect([...stored]).toEqual([['gundam_filterValue_Level', '-3']]);
});
