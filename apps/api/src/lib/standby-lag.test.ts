import { expect, it } from 'vitest';
import { isFresh } from './standby-lag.ts';

const seen = [
  { at: 1000, written: 10 },
  { at: 2000, written: 20 },
  { at: 3000, written: 30 },
];

it('a standby that has everything seen on the primary is fresh, whatever the time', () => {
  expect(isFresh(seen, 30, 60_000)).toBe(true);
});

it('otherwise it is fresh for five seconds after the first missing position', () => {
  expect(isFresh(seen, 29, 8000)).toBe(true);
  expect(isFresh(seen, 29, 8001)).toBe(false);
  expect(isFresh(seen, 12, 7000)).toBe(true);
  expect(isFresh(seen, 12, 7001)).toBe(false);
});

it('no standby is fresh before the primary was seen', () => {
  expect(isFresh([], 30, 0)).toBe(false);
});
