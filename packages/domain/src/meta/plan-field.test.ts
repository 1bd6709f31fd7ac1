import { describe, expect, it } from 'vitest';
import { foreseeField } from './field-formula.ts';
import { simulateField } from './field-simulation.ts';
import { makeWorld, seeded } from './made-world.test-support.ts';
import { planField, shiftField } from './plan-field.ts';
import { readMeta } from './read-meta.ts';

const even = (decks: number): number[] => Array.from({ length: decks }, () => 1 / decks);

/** The true win chances of a simulated world. */
const truthOf = ({ names, truth }: ReturnType<typeof makeWorld>): number[][] =>
  names.map((a) => names.map((b) => (a === b ? 0.5 : a < b ? truth(a, b) : 1 - truth(b, a))));

it('the formula matches simulated events of 256 players within a point', () => {
  const world = makeWorld(5, 0, 10, 10);
  const field = { shares: even(10), matrix: truthOf(world) };
  const formula = foreseeField(field, 8, 16 / 256);
  const played = simulateField(field, { players: 256, rounds: 8, cut: 16 }, 300, seeded(3));
  field.shares.forEach((_, deck) => {
    expect(Math.abs((formula.winRate[deck] ?? 0) - (played.winRate[deck] ?? 0))).toBeLessThan(0.01);
    expect(Math.abs((formula.cut[deck] ?? 0) - (played.cut[deck] ?? 0))).toBeLessThan(0.015);
  });
  expect(formula.cut.reduce((sum, odds) => sum + odds / 10, 0)).toBeCloseTo(16 / 256, 9);
});

it('the interval of a win rate contains the true value at least 17 times in 20', () => {
  let [held, all] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const world = makeWorld(seed * 31, 4000, 7, 10);
    const shares = world.names.map((archetype) => ({ archetype, entries: 10, inCut: 0 }));
    const meta = readMeta({ cells: world.cells, shares });
    const plan = { players: 128, rounds: 7, cut: 8 };
    const field = { names: world.names, shares: even(10) };
    const truth = foreseeField({ shares: even(10), matrix: truthOf(world) }, 7, 8 / 128);
    for (const { archetype, winRate } of planField(meta, field, plan, seeded(seed))) {
      const own = truth.winRate[world.names.indexOf(archetype)] ?? 0;
      all += 1;
      if (winRate.low <= own && own <= winRate.high) held += 1;
    }
  }
  expect(held / all).toBeGreaterThan(0.85);
});

describe('changing one share', () => {
  const shares = [0.5, 0.3, 0.2];
  it('shrinks the others in proportion', () => {
    const moved = shiftField(shares, 0, 0.75, () => false);
    [0.75, 0.15, 0.1].forEach((share, deck) => expect(moved[deck]).toBeCloseTo(share, 9));
  });
  it('keeps fixed shares and stops at impossible values', () => {
    const moved = shiftField(shares, 0, 0.9, (deck) => deck === 1);
    [0.7, 0.3, 0].forEach((share, deck) => expect(moved[deck]).toBeCloseTo(share, 9));
    expect(shiftField(shares, 0, 0.9, (deck) => deck > 0)[0]).toBeCloseTo(0.5, 9);
  });
});
