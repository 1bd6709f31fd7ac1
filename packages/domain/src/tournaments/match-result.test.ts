import { expect, it } from 'vitest';
import { isSameResult, type MatchResult } from './match-result.ts';

const TWO_ONE: MatchResult = { outcome: 'a', games: [2, 1, 0], end: 'play' };

it.each<[boolean, Partial<MatchResult>]>([
  [true, {}],
  [true, { end: 'time' }],
  [true, { first: 'b' }],
  [false, { games: [2, 0, 0] }],
  [false, { outcome: 'b' }],
  [false, { outcome: 'draw', games: [1, 1, 0] }],
])('two reports are the same result (%s) with %j', (isSame, change) => {
  expect(isSameResult(TWO_ONE, { ...TWO_ONE, ...change })).toBe(isSame);
});
