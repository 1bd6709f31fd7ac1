import { expect, it } from 'vitest';
import { draftRound } from './round-commands.ts';
import { findNextStep } from './next-step.ts';
import { makeBench, startRound, STRUCTURE } from './desk.test-support.ts';
import { placementsOf } from './placements.ts';

it('proposes the next step from start to final places, through rounds and cut', () => {
  const { desk, send } = startRound();
  expect(findNextStep(makeBench().desk)).toEqual({ kind: 'start' });
  const seen: string[] = [];
  for (let step = 0; step < 30; step++) {
    const next = findNextStep(desk);
    seen.push(next.kind);
    if (next.kind === 'done') break;
    const round = desk.rounds.length;
    if (next.kind === 'play') {
      for (const { table, b } of desk.rounds.at(-1)?.matches ?? [])
        if (b !== null)
          send({
            kind: 'result',
            round,
            table,
            base: 0,
            result: { outcome: 'a', games: [2, 0, 0], end: 'play' },
          });
    } else if (next.kind === 'pair') {
      const { pairs, byes } = draftRound(desk, next.round, next.phase);
      const made = pairs.map(({ a, b }): [string, string] => [a, b]);
      send({ ...next, pairs: made, byes: byes.map(({ player }) => player) });
    } else if (next.kind === 'cut') send({ ...next, seeds: ['p3', 'p1'] });
    else if (next.kind === 'finish') send({ kind: 'finish' });
  }
  expect(seen.join(' ')).toBe('play pair play pair play cut pair play finish done');
  expect(STRUCTURE.phases[0]?.rounds).toBe(3);
  expect(placementsOf(desk).get('p3')).toBe(1);
  expect([...placementsOf(desk).values()]).toEqual([1, 2, 3, 4]);
});
