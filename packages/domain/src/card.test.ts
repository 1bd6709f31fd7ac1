import { expect, it } from 'vitest';
import { CARD_COLUMNS, isMainCard, isPublished, type Card, type CardColumn } from './card.ts';

it('CARD-01 names every documented column once and nothing else', () => {
  const everyColumnIsAField: Record<CardColumn, unknown> = {} as Card;
  expect(everyColumnIsAField).toBeDefined();
  expect(CARD_COLUMNS).toHaveLength(26);
  expect(new Set(CARD_COLUMNS).size).toBe(26);
});

it.each([
  [true, true],
  [null, true],
  [undefined, true],
  [false, false],
])('CARD-05 mainalternate %s means main: %s', (mainalternate, main) => {
  expect(isMainCard({ mainalternate })).toBe(main);
});

it.each([
  [1, true],
  [true, true],
  [0, false],
  [false, false],
  [null, false],
  [undefined, false],
])('CARD-07 published %s means published: %s', (published, expected) => {
  expect(isPublished({ published })).toBe(expected);
});
