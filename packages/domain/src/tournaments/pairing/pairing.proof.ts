import { expect, it } from 'vitest';
import { isLargeProof, proofSeed, proofSize } from '../../proof-size.test-support.ts';
import { seededNumbers } from '../draw.ts';
import { matchDense } from './dense-matching.test-support.ts';
import { FIGURES, proveEvent } from './prove-event.test-support.ts';

const GRAPHS = 500;

it('the simple matching matches brute force', () => {
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

it('rounds of random events cost the same as a matching over all pairs', async ({ annotate }) => {
  const figures = { ...FIGURES };
  const first = proofSeed(1);
  const events = proofSize(33);
  for (let event = 0; event < events; event += 1) {
    const mostPlayers = event % 4 === 0 ? 150 : 16;
    proveEvent(first + event, isLargeProof ? 500 : mostPlayers, figures);
  }
  await annotate(JSON.stringify(figures), 'figures');
  expect(figures).toMatchObject({
    events,
    costDiffers: 0,
    notCertified: 0,
    avoidableRematches: 0,
    avoidableSecondByes: 0,
    notEverybodyOnce: 0,
  });
  expect(figures.odd).toBeGreaterThan(events * 0.9);
  // With many players a round without rematch nearly always exists.
  expect(isLargeProof || figures.withoutFreshRound > 0).toBe(true);
});
