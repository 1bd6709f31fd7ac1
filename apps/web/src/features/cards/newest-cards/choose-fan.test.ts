import { expect, it } from 'vitest';
import { chooseFan } from './choose-fan.ts';

const card = (cardno: string, color: string | null, rarity = 'C', cost = 1) => ({
  cardno,
  color,
  rarity,
  cost,
});
const numbers = (cards: readonly { cardno: string }[]) => cards.map(({ cardno }) => cardno);

it('takes one card of each colour before a second of any', () => {
  const cards = [card('1', 'Red'), card('2', 'Red'), card('3', 'Blue'), card('4', 'Red')];
  expect(numbers(chooseFan(cards, ['LR']))).toEqual(['1', '3', '2', '4']);
});

it('puts cards of high rarity first, then expensive ones', () => {
  const cards = [
    card('1', 'White'),
    card('2', 'Red', 'C', 5),
    card('3', 'Purple', 'LR', 8),
    card('4', 'Red', 'LR', 2),
  ];
  expect(numbers(chooseFan(cards, ['LR', 'LR+']))).toEqual(['3', '4', '1', '2']);
});

it('has at most five cards, and may be empty', () => {
  const many = Array.from({ length: 9 }, (_, index) => card(String(index), 'Red'));
  expect(chooseFan(many, [])).toHaveLength(5);
  expect(chooseFan([], [])).toEqual([]);
});
