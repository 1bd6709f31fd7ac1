import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampExp,
  clampLevel,
  digitsOf,
  EXP_PER_LEVEL,
  LEVEL_MAX,
  levelOfExp,
  progressOfExp,
  shownNumber,
} from './levels.ts';

const anyExp = integer({ min: 0, max: 5_000_000 });

describe('levelOfExp', () => {
  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1999, 2],
    [997_999, 998],
    [998_000, 999],
    [5_000_000, 999],
  ])('EXP-02 EXP-03 EXP-04 %i EXP is level %i', (exp, level) => {
    expect(levelOfExp(exp)).toBe(level);
  });

  it('EXP-02 never falls with more EXP and rises by one per 1,000', () => {
    assert(
      property(anyExp, (exp) => {
        const rise = levelOfExp(exp + EXP_PER_LEVEL) - levelOfExp(exp);
        expect(rise).toBe(levelOfExp(exp) === LEVEL_MAX ? 0 : 1);
        expect(levelOfExp(exp + 1)).toBeGreaterThanOrEqual(levelOfExp(exp));
      }),
    );
  });
});

describe('displayed level and EXP', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [42.9, 42],
    [1000, 999],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 999],
  ])('EXP-05 level %d is displayed as %i', (level, shown) => {
    expect(clampLevel(level)).toBe(shown);
  });

  it.each([
    [-1, 0],
    [Number.NaN, 0],
    [618.7, 618],
  ])('EXP-06 %d EXP is displayed as %i', (exp, shown) => {
    expect(clampExp(exp)).toBe(shown);
  });

  it('EXP-31 defaults to level 1 and 0 EXP, depending on the mode', () => {
    expect(shownNumber({})).toBe(1);
    expect(shownNumber({}, 'exp')).toBe(0);
    expect(shownNumber({ level: 42, exp: 41_618 })).toBe(42);
    expect(shownNumber({ level: 42, exp: 41_618 }, 'exp')).toBe(41_618);
    expect(shownNumber({ exp: -5 }, 'exp')).toBe(0);
    expect(shownNumber({ exp: 618.9 }, 'exp')).toBe(618);
    expect(digitsOf(407)).toEqual(['4', '0', '7']);
  });
});

describe('progressOfExp', () => {
  it('returns the progress to the next level', () => {
    const progress = progressOfExp(41_618);
    expect(progress).toEqual({
      level: 42,
      total: 41_618,
      current: 618,
      needed: 1000,
      share: 0.618,
      next: 43,
    });
  });

  it('is whole without a next level at the last level, while EXP still grows', () => {
    expect(progressOfExp(1_234_567)).toMatchObject({
      level: 999,
      total: 1_234_567,
      share: 1,
      next: null,
    });
  });

  it('level and EXP within the level give back the total', () => {
    assert(
      property(integer({ min: 0, max: 998_999 }), (exp) => {
        const { level, current } = progressOfExp(exp);
        expect((level - 1) * EXP_PER_LEVEL + current).toBe(exp);
      }),
    );
  });
});
