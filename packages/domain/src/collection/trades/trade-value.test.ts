import { expect, it } from 'vitest';
import { valueSide } from './trade-value.ts';

it('values a side by card prices and counts cards without a price separately', () => {
  const prices = new Map<string, number | null>([
    ['A', 1.5],
    ['B', null],
  ]);
  const lines = [
    { cardno: 'A', copies: 2 },
    { cardno: 'B', copies: 3 },
    { cardno: 'C', copies: 1 },
  ];
  expect(valueSide(lines, (cardno) => prices.get(cardno))).toEqual({ value: 3, unpriced: 4 });
  expect(valueSide([], () => 1)).toEqual({ value: 0, unpriced: 0 });
});
