import type { FilterDefinition } from '@deckframe/domain/game-config-filter';
import { expect, it } from 'vitest';
import { listFilterParts } from './filter-parts.ts';

const filters: FilterDefinition[] = [
  { name: 'Color', property: 'color', type: 'OptionSet' },
  { name: 'Level', property: 'level', type: 'MultiRange', min: 1, max: 8 },
  { name: 'Rarity', property: 'rarity', type: 'OptionSet' },
];

it('lists each active filter and the search with the address without it', () => {
  const state = {
    optionSets: { color: ['Blue', 'Red'], rarity: [] },
    ranges: { level: { min: 8 } },
    booleans: {},
    search: 'wolf',
  };
  const parts = listFilterParts(state, filters);
  expect(parts.map(({ key }) => key)).toEqual(['color', 'level', 'search']);
  expect(parts.map(({ without }) => without)).toEqual([
    { optionSets: {}, ranges: { level: { min: 8 } }, booleans: {}, search: 'wolf' },
    { optionSets: { color: ['Blue', 'Red'] }, ranges: {}, booleans: {}, search: 'wolf' },
    { optionSets: { color: ['Blue', 'Red'] }, ranges: { level: { min: 8 } }, booleans: {} },
  ]);
});
