import { expect, it } from 'vitest';
import { countOriginals } from './deck-rules.ts';

it('adds up printings of one card; an unknown card counts alone', () => {
  const lines = [
    { cardno: 'A-1', quantity: 2 },
    { cardno: 'A-1-alt', quantity: 1 },
    { cardno: 'Z-9', quantity: 3 },
  ];
  const originals = new Map([
    ['A-1', 'A-1'],
    ['A-1-alt', 'A-1'],
  ]);
  expect([...countOriginals(lines, (cardno) => originals.get(cardno))]).toEqual([
    ['A-1', 3],
    ['Z-9', 3],
  ]);
});
