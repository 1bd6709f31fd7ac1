import { describe, expect, it } from 'vitest';
import { logBeta } from './log-beta.ts';
import { makeWorld } from './made-world.test-support.ts';
import { readMeta } from './read-meta.ts';
import { wilson } from './wilson.ts';

/** How often the truth lies within, and how far the estimate and the bare share are off. */
function judge(spread: number, matches: number, worlds: number) {
  let [held, cells, off, bare] = [0, 0, 0, 0];
  for (let seed = 1; seed <= worlds; seed++) {
    const world = makeWorld(seed * 977 + matches, matches, spread);
    const shares = world.names.map((archetype) => ({ archetype, entries: 1, inCut: 0 }));
    const { matchup } = readMeta({ cells: world.cells, shares });
    for (const { a, b } of world.cells) {
      const found = matchup(a, b);
      if (!found || found.n < 5) continue;
      const truth = world.truth(a, b);
      cells += 1;
      if (found.estimate.low <= truth && truth <= found.estimate.high) held += 1;
      off += Math.abs(found.estimate.mean - truth);
      bare += Math.abs(found.wins / found.n - truth);
    }
  }
  return { coverage: held / cells, error: off / cells, bareError: bare / cells };
}

describe('intervals of matchups hold the truth 19 times of 20', () => {
  it.each([
    ['a narrow world', 2.5, 5000],
    ['a usual world', 7, 1000],
    ['a usual world', 7, 5000],
    ['a usual world', 7, 25_000],
    ['a wide world', 14, 5000],
  ])('%s, spread by %d points, %d matches', (_, spread, matches) => {
    const { coverage, error, bareError } = judge(spread, matches, 6);
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
