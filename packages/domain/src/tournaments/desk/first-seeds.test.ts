import { expect, it } from 'vitest';
import { makeBench, STRUCTURE, won } from './desk.test-support.ts';
import { draftRound } from './round-commands.ts';
import { placementsOf } from './placements.ts';

const KNOCK_OUT = {
  ...STRUCTURE,
  phases: [{ kind: 'elimination', rounds: null, bestOf: 3, minutes: 50, cut: null } as const],
};

it('leaving a bracket that began without a cut moves no other player', () => {
  const { desk, send } = makeBench();
  send({ kind: 'start', structure: KNOCK_OUT, seed: 3 });
  for (const player of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']) {
    send({ kind: 'enter', player, name: null });
    send({ kind: 'checkIn', player });
  }
  send({ kind: 'lease', from: null });
  const pairOf = (round: number): [string, string][] =>
    draftRound(desk, round, 0).pairs.map(({ a, b }) => [a, b]);
  const first = pairOf(1);
  send({ kind: 'pair', round: 1, phase: 0, pairs: first, byes: [] });
  first.forEach((_, at) =>
    send({ kind: 'result', round: 1, table: at + 1, base: 0, result: won('a') }),
  );
  const next = pairOf(2);
  expect(next).toHaveLength(2);
  send({ kind: 'drop', player: first[3]?.[1] ?? '' });
  send({ kind: 'drop', player: first[0]?.[1] ?? '' });
  expect(pairOf(2)).toEqual(next);
  send({ kind: 'pair', round: 2, phase: 0, pairs: next, byes: [] });
  next.forEach((_, at) =>
    send({ kind: 'result', round: 2, table: at + 1, base: 0, result: won('a') }),
  );
  const final = pairOf(3);
  send({ kind: 'pair', round: 3, phase: 0, pairs: final, byes: [] });
  send({ kind: 'result', round: 3, table: 1, base: 0, result: won('b') });
  const places = placementsOf(desk);
  expect(places.get(final[0]?.[1] ?? '')).toBe(1);
  expect(places.get(final[0]?.[0] ?? '')).toBe(2);
});
