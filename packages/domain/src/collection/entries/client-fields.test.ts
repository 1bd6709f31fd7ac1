import { expect, it } from 'vitest';
import { deriveClientFields, formatPower } from './client-fields.ts';
import { EMPTY_ENTRY } from './entry.ts';

it('CARD-03 a card has its collected flag, count and tags', () => {
  expect(deriveClientFields({ ...EMPTY_ENTRY, count: 3, tag: 'foil' })).toEqual({
    isInCollection: true,
    collectionAmount: 3,
    collectionTags: ['foil'],
  });
  expect(deriveClientFields({ ...EMPTY_ENTRY, wanted: true })).toEqual({
    isInCollection: false,
    collectionAmount: 0,
    collectionTags: [],
  });
});

it("CARD-03 a card has its power as a number in the reader's locale", () => {
  expect(formatPower(12_000, 'en')).toBe('12,000');
  expect(formatPower(12_000, 'de')).toBe('12.000');
  expect(formatPower('5000', 'en')).toBe('5,000');
  expect([formatPower(0, 'en'), formatPower('X', 'en')]).toEqual(['0', 'X']);
  expect([formatPower(null, 'en'), formatPower('', 'en')]).toEqual(['', '']);
});
