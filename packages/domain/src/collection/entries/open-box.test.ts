import { expect, it } from 'vitest';
import { summarizeBox } from './open-box.ts';

it('summarizes a box: copies, different cards, new cards, value and most valuable card', () => {
  const pulls = [
    { id: 0, cardno: 'A-1', isNew: true },
    { id: 1, cardno: 'A-1', isNew: false },
    { id: 2, cardno: 'A-2', isNew: false },
    { id: 3, cardno: 'A-3', isNew: true },
  ];
  const prices: Record<string, number | null> = { 'A-1': 0.5, 'A-2': 4, 'A-3': null };
  expect(summarizeBox(pulls, (cardno) => prices[cardno])).toEqual({
    copies: 4,
    different: 3,
    fresh: 2,
    value: 5,
    best: 'A-2',
  });
  expect(summarizeBox([], () => 1)).toMatchObject({ copies: 0, best: null });
});
