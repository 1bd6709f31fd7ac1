import { expect, it } from 'vitest';
import {
  countOneMore,
  listZones,
  printDifferences,
  sumDifferences,
  withUnlisted,
} from './deck-check.ts';

const LINES = listZones({ main_deck: '4 x A-1\n2 x B-2', side_deck: '1 x A-1' });

it('counts a deck against its list, zone by zone', () => {
  expect(LINES).toHaveLength(3);
  expect(sumDifferences(LINES, new Map())).toEqual({ listed: 7, counted: 7, differences: 0 });
  const counted = new Map([
    ['main_deck/A-1', 3],
    ['main_deck/B-2', 3],
  ]);
  expect(sumDifferences(LINES, counted)).toEqual({ listed: 7, counted: 7, differences: 2 });
  expect(printDifferences(LINES, counted)).toBe('-1 A-1, +1 B-2');
});

it('finds cards in the deck that are not on the list', () => {
  const once = countOneMore(LINES, new Map(), 'C-3');
  const twice = countOneMore(LINES, countOneMore(LINES, once, 'C-3'), 'B-2');
  const lines = withUnlisted(LINES, twice);
  expect(lines.at(-1)).toEqual({ zone: 'unlisted', cardno: 'C-3', quantity: 0 });
  expect(lines).toHaveLength(4);
  expect(sumDifferences(lines, twice)).toEqual({ listed: 7, counted: 10, differences: 2 });
  expect(printDifferences(lines, twice)).toBe('+1 B-2, +2 C-3');
  expect(withUnlisted(LINES, new Map([['unlisted/C-3', 0]]))).toHaveLength(3);
});
