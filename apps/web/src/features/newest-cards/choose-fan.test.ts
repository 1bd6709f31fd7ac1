import { expect, it } from 'vitest';
import { chooseFan } from './choose-fan.ts';

const card = (cardno: string, color: string | null) => ({ cardno, color });

it('takes one card of each colour before a second of any', () => {
  const cards = [card('1', 'Red'), card('2', 'Red'), card('3', 'Blue'), card('4', 'Red')];
  expect(chooseFan(cards).map(({ cardno }) => cardno)).toEqual(['1', '3', '2', '4']);
});

it('holds five cards at most and needs none', () => {
  const many = Array.from({ length: 9 }, (_, index) => card(String(index), 'Red'));
  expect(chooseFan(many)).toHaveLength(5);
  expect(chooseFan([])).toEqual([]);
});
