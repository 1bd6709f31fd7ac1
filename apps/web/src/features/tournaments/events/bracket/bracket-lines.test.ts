import { readBracket } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { expect, it } from 'vitest';
import { toBracketLines } from './bracket-lines.ts';

const open = (kind: 'elimination' | 'doubleElimination', size: number) =>
  toBracketLines(
    readBracket({
      kind,
      seeds: Array.from({ length: size }, (_, seed) => `${seed + 1}`),
      matches: [],
    }),
  );
const sizes = (size: number): (readonly [string, number, number])[] =>
  open('elimination', size).flatMap(({ columns }) =>
    columns.map(({ slots, stage }) => [stage, slots.length, slots.filter(Boolean).length] as const),
  );

it('a round has half the positions of the previous one, empty if there is no match', () => {
  expect(sizes(8)).toEqual([
    ['upper', 4, 4],
    ['upper', 2, 2],
    ['final', 1, 1],
  ]);
  expect(sizes(5)).toEqual([
    ['upper', 4, 1],
    ['upper', 2, 2],
    ['final', 1, 1],
  ]);
  expect(sizes(2)).toEqual([['final', 1, 1]]);
  expect(open('elimination', 0)).toEqual([]);
});

it('each match is drawn between its two source matches', () => {
  const [line] = open('elimination', 16);
  const [first, second] = line?.columns ?? [];
  second?.slots.forEach((slot, place) => {
    const before = [first?.slots[2 * place]?.id, first?.slots[2 * place + 1]?.id];
    expect([slot?.a, slot?.b]).toEqual(before.map((winnerOf) => ({ winnerOf })));
  });
});

it('double elimination has three parts; a second final is drawn when needed', () => {
  const lines = open('doubleElimination', 8);
  expect(lines.map(({ id, columns }) => [id, columns.length])).toEqual([
    ['upper', 3],
    ['lower', 4],
    ['final', 2],
  ]);
});
