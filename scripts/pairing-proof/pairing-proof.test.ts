import { expect, it } from 'vitest';
import { seededNumbers } from '../../packages/domain/src/tournaments/draw.ts';
import { matchDense } from './dense-matching.ts';
import { FIGURES, proveEvent } from './prove-event.ts';

const GRAPHS = 500;

it('the plain matching finds what trying all finds', () => {
  const next = seededNumbers(3);
  for (let run = 0; run < GRAPHS; run += 1) {
    const size = 2 * (1 + Math.floor(next() * 4));
    const density = 0.3 + next() * 0.7;
    const costs = Array.from({ length: size * size }, () =>
      next() < density ? Math.floor(next() * 20) : Infinity,
    );
    const costOf = (a: number, b: number): number =>
      costs[Math.min(a, b) * size + Math.max(a, b)] ?? 0;
    const tryAll = (left: readonly number[]): number => {
      const [a, ...others] = left;
      if (a === undefined) return 0;
      return Math.min(
        ...others.map((b) => costOf(a, b) + tryAll(others.filter((other) => other !== b))),
      );
    };
    const found = matchDense(size, costOf);
    const cost = found?.reduce((sum, b, a) => sum + (a < b ? costOf(a, b) : 0), 0) ?? Infinity;
    expect(cost, `graph ${run}`).toBe(tryAll(Array.from({ length: size }, (_, index) => index)));
  }
});

it('rounds of random events cost what a matching over all pairs costs', () => {
  const figures = { ...FIGURES };
  for (let seed = 1; seed <= 25; seed += 1) proveEvent(seed, 16, figures);
  for (let seed = 1; seed <= 8; seed += 1) proveEvent(seed, 150, figures);
  expect(figures).toMatchObject({
    events: 33,
    costDiffers: 0,
    notCertified: 0,
    avoidableRematches: 0,
    avoidableSecondByes: 0,
    notEverybodyOnce: 0,
  });
  expect(figures.odd).toBeGreaterThan(30);
  expect(figures.withoutFreshRound).toBeGreaterThan(0);
});
