import { describe, expect, it } from 'vitest';
import { logBeta } from './read-meta.ts';
import { judgeIntervals } from './judge-intervals.test-support.ts';
import { wilson } from './estimate-matchup.ts';

describe('intervals of matchups hold the truth 19 times of 20', () => {
  it.each([
    ['a narrow world', 2.5, 5000],
    ['a usual world', 7, 1000],
    ['a usual world', 7, 5000],
    ['a usual world', 7, 25_000],
    ['a wide world', 14, 5000],
  ])('%s, spread by %d points, %d matches', (_, spread, matches) => {
    const { coverage, error, bareError } = judgeIntervals(spread, matches, 6);
    expect(coverage).toBeGreaterThan(0.9);
    expect(coverage).toBeLessThanOrEqual(0.995);
    expect(error).toBeLessThan(bareError);
  });
});

it('the interval of a share is that of Wilson', () => {
  const { low, high } = wilson(95, 135);
  expect(low).toBeCloseTo(0.6218, 3);
  expect(high).toBeCloseTo(0.7743, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('the logarithm of beta is that of its factorials', () => {
  expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 12);
  expect(logBeta(0.5, 0.5)).toBeCloseTo(Math.log(Math.PI), 12);
});
