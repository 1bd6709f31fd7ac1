import { expect, it } from 'vitest';
import { compareDeck } from './compare-deck.ts';

/** Ten lists: nine with four of A, all with two of B, two with one of C, none with Z. */
const USES = [
  { cardno: 'A', lists: 9, copies: [1, 0, 0, 0, 9] },
  { cardno: 'B', lists: 10, copies: [0, 0, 10, 0, 0] },
  { cardno: 'C', lists: 2, copies: [8, 2, 0, 0, 0] },
];
const deck = (cards: Record<string, number>) => new Map(Object.entries(cards));
const names = (list: readonly { cardno: string }[]) => list.map(({ cardno }) => cardno);

it('lists cards that a deck has more or fewer of than its archetype, largest difference first', () => {
  const { more, fewer, alike } = compareDeck(deck({ B: 2, C: 4, Z: 2 }), USES, 10);
  expect(names(more)).toEqual(['C', 'Z']);
  expect(names(fewer)).toEqual(['A']);
  expect(fewer[0]).toEqual({ cardno: 'A', own: 0, mean: 3.6, share: 0.9 });
  expect(alike).toBe(1);
});

it('one copy more or less counts as similar, also for the typical list', () => {
  expect(compareDeck(deck({ A: 3, B: 3 }), USES, 10)).toEqual({ more: [], fewer: [], alike: 2 });
});

it('returns nothing if nobody played the archetype', () => {
  expect(compareDeck(deck({ A: 4 }), [], 0)).toEqual({ more: [], fewer: [], alike: 0 });
});
