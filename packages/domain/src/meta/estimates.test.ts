import { expect, it } from 'vitest';
import { logBeta } from './read-meta.ts';
import { wilson } from './estimate-matchup.ts';

it('computes the Wilson interval of a share', () => {
  const { low, high } = wilson(95, 135);
  expect(low).toBeCloseTo(0.6218, 3);
  expect(high).toBeCloseTo(0.7743, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('computes the logarithm of beta from factorials', () => {
  expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 12);
  expect(logBeta(0.5, 0.5)).toBeCloseTo(Math.log(Math.PI), 12);
});
