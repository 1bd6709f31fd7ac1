import { expect, it } from 'vitest';
import { measureLag } from './standby-lag.ts';

const seen = [
  { at: 1000, written: 10 },
  { at: 2000, written: 20 },
  { at: 3000, written: 30 },
];

it('a standby that has all that was seen lags by nothing, however long ago that was', () => {
  expect(measureLag(seen, 30, 60_000)).toBe(0);
});

it('else it lags since the first that it lacks', () => {
  expect(measureLag(seen, 29, 3500)).toBe(500);
  expect(measureLag(seen, 12, 8000)).toBe(6000);
});

it('nobody knows before the primary was seen', () => {
  expect(measureLag([], 30, 0)).toBe(Infinity);
});
