import { describe, expect, it } from 'vitest';
import { isLargeProof, proofSize } from '../proof-size.test-support.ts';
import { judgeIntervals } from './judge-intervals.test-support.ts';

const WORLDS = proofSize(6);

describe('matchup intervals contain the true value 19 times in 20', () => {
  it.for<[string, number, number]>([
    ['a narrow world', 2.5, 5000],
    ['a usual world', 7, 1000],
    ['a usual world', 7, 5000],
    ['a usual world', 7, 25_000],
    ['a wide world', 14, 5000],
  ])('%s, spread by %d points, %d matches', async ([, spread, matches], { annotate }) => {
    const figures = judgeIntervals(spread, matches, WORLDS);
    await annotate(JSON.stringify(figures), 'figures');
    const { coverage, error, bareError } = figures;
    expect(coverage).toBeGreaterThan(0.9);
    expect(coverage).toBeLessThanOrEqual(0.995);
    expect(error).toBeLessThan(bareError);
  });

  // With few worlds the shares vary beyond the bounds. The wide world at 1,000 matches is excluded,
  // because the estimate is too confident there (`docs/decisions/0030-meta.md`).
  it.runIf(isLargeProof).for<[string, number, number]>([
    ['a narrow world', 2.5, 1000],
    ['a narrow world', 2.5, 25_000],
    ['a wide world', 14, 25_000],
  ])('%s, spread by %d points, %d matches', async ([, spread, matches], { annotate }) => {
    const figures = judgeIntervals(spread, matches, WORLDS);
    await annotate(JSON.stringify(figures), 'figures');
    expect(figures.coverage).toBeGreaterThanOrEqual(0.9);
    expect(figures.coverage).toBeLessThanOrEqual(0.995);
  });
});
