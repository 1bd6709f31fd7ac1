import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLargestSet, type Demand } from './largest-set.ts';

/** Brute force over every subset. */
function findByTrying(stocks: readonly number[], demands: readonly Demand[]): number {
  let most = 0;
  for (let subset = 0; subset < 2 ** demands.length; subset += 1) {
    const chosen = demands.filter((_, place) => (subset >> place) % 2 === 1);
    if (chosen.length > most && isMet(stocks, chosen)) most = chosen.length;
  }
  return most;
}

function isMet(stocks: readonly number[], demands: readonly Demand[]): boolean {
  return stocks.every(
    (stock, place) => demands.reduce((sum, demand) => sum + (demand.get(place) ?? 0), 0) <= stock,
  );
}

const problem = fc
  .array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 })
  .chain((stocks) =>
    fc.record({
      stocks: fc.constant(stocks),
      demands: fc.array(
        fc.uniqueArray(fc.nat(stocks.length - 1), { maxLength: 4 }).chain((places) =>
          fc
            .array(fc.integer({ min: 1, max: 4 }), {
              minLength: places.length,
              maxLength: places.length,
            })
            .map((amounts) => new Map(places.map((place, at) => [place, amounts[at] ?? 1]))),
        ),
        { maxLength: 11 },
      ),
    }),
  );

describe('the largest set', () => {
  it('matches brute force, satisfies all limits and is proven optimal', () => {
    fc.assert(
      fc.property(problem, ({ stocks, demands }) => {
        const { chosen, atMost } = findLargestSet(stocks, demands);
        expect(chosen.length).toBe(findByTrying(stocks, demands));
        expect(atMost).toBe(chosen.length);
        expect(new Set(chosen).size).toBe(chosen.length);
        const taken = chosen.map((place) => demands[place] ?? new Map());
        expect(isMet(stocks, taken)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('returns an upper bound when it stops early', () => {
    fc.assert(
      fc.property(problem, ({ stocks, demands }) => {
        const { chosen, atMost } = findLargestSet(stocks, demands, -1);
        const most = findByTrying(stocks, demands);
        expect(chosen.length).toBeLessThanOrEqual(most);
        expect(atMost).toBeGreaterThanOrEqual(most);
      }),
      { numRuns: 200 },
    );
  });

  it('finds more than taking the smallest decks first', () => {
    const demands = [
      new Map([
        [0, 1],
        [1, 1],
      ]),
      new Map([[0, 2]]),
      new Map([[1, 2]]),
    ];
    expect(findLargestSet([2, 2], demands).chosen).toEqual([1, 2]);
  });
});
