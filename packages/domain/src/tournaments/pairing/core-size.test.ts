import { expect, it } from 'vitest';
import { seededNumbers } from '../draw.ts';
import type { Entrant } from './read-entrants.ts';
import { type Core, costBetween, matchCore } from './core-graph.ts';
import { pairRound } from './pair-round.ts';

const EVENTS = 120;

/** Groups of all sizes, with more floats and byes than in real events. */
function makeEntrants(next: () => number): Entrant[] {
  const size = 4 + Math.floor(next() * 60);
  const steps = 1 + Math.floor(next() * 6);
  const few = (most: number): number => (next() < 0.6 ? 0 : Math.floor(next() * (most + 1)));
  const entrants = Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    points: 3 * Math.floor(next() * steps) + few(1),
    met: new Map<string, number>(),
    byes: few(1),
    downs: few(3),
    ups: few(3),
  }));
  for (let meeting = 0; meeting < size * 3; meeting += 1) {
    const one = entrants[Math.floor(next() * size)];
    const other = entrants[Math.floor(next() * size)];
    if (!one || !other || one === other) continue;
    one.met.set(other.id, 1);
    other.met.set(one.id, 1);
  }
  return entrants.sort((one, other) => other.points - one.points);
}

it('matching fewer players costs the same as matching everybody', () => {
  const next = seededNumbers(11);
  for (let event = 0; event < EVENTS; event += 1) {
    const order = makeEntrants(next);
    const whole = pairRound(order, order.length);
    for (const coreSize of [1, 2, 5]) {
      const round = pairRound(order, coreSize);
      expect([round.certified, round.cost], `event ${event}, core of ${coreSize}`).toEqual([
        true,
        whole.cost,
      ]);
      const seated = [...round.pairs.flat(), round.bye].filter((entrant) => entrant !== null);
      expect(new Set(seated).size, `event ${event}`).toBe(order.length);
    }
  }
});

it('starting with fewer edges gives the same cost as all pairs', () => {
  const next = seededNumbers(12);
  let compared = 0;
  for (let event = 0; event < EVENTS; event += 1) {
    const entrants = makeEntrants(next);
    if (entrants.length % 2 === 1) entrants.pop();
    const core: Core = { entrants, size: entrants.length, byeRule: null, mayMeetAgain: false };
    const costOf = (width: number): number | undefined =>
      matchCore(core, width)?.partner.reduce(
        (sum, j, i) => sum + (i < j ? costBetween(core, i, j) : 0),
        0,
      );
    const best = costOf(entrants.length);
    const found = [2, 3, 5].map(costOf).filter((cost) => cost !== undefined);
    compared += found.length;
    expect(found, `event ${event}`).toEqual(found.map(() => best));
  }
  expect(compared).toBeGreaterThan(EVENTS);
});
