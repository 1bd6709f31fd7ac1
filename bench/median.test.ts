import { expect, it } from 'vitest';
import { median } from './median.ts';

it('returns the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(() => median([])).toThrow('median of nothing');
});
