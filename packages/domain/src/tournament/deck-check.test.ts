import { expect, it } from 'vitest';
import { listZones, sumDifferences } from './deck-check.ts';

it('counts a deck against its list, zone by zone', () => {
  const lines = listZones({ main_deck: '4 x A-1\n2 x B-2', side_deck: '1 x A-1' });
  expect(lines).toHaveLength(3);
  expect(sumDifferences(lines, new Map())).toEqual({ listed: 7, counted: 7, differences: 0 });
  const counted = new Map([
    ['main_deck/A-1', 3],
    ['main_deck/B-2', 3],
  ]);
  expect(sumDifferences(lines, counted)).toEqual({ listed: 7, counted: 7, differences: 2 });
});
