import { expect, it } from 'vitest';
import { CARD_COLUMNS, isMainCard, type Card } from './card.ts';

it('CARD-01 lists every documented column once and no other', () => {
  const everyColumnIsAField: Record<(typeof CARD_COLUMNS)[number], unknown> = {} as Card;
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
