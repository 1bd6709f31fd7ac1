import { readBracket } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { expect, it } from 'vitest';
import { toBracketLines } from './bracket-lines.ts';
import { moveInBracket } from './move-in-bracket.ts';

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
const [line] = toBracketLines(readBracket({ kind: 'elimination', seeds, matches: [] }));
const ids = (line?.columns ?? []).map(({ slots }) => slots.map((slot) => slot?.id ?? null));
const [first = [], second = [], last = []] = ids;
const move = (from: number | null | undefined, key: string) =>
  moveInBracket(line ?? { columns: [] }, from ?? null, key);

it('arrow keys move within a round and to the next round', () => {
  expect(move(null, 'ArrowDown')).toBe(first[0]);
  expect(move(first[0], 'ArrowDown')).toBe(first[1]);
  expect(move(first[1], 'ArrowUp')).toBe(first[0]);
  expect(move(first[3], 'ArrowRight')).toBe(second[1]);
  expect(move(second[1], 'ArrowRight')).toBe(last[0]);
  expect(move(second[1], 'ArrowLeft')).toBe(first[2]);
});

it('arrow keys stop at the ends, and other keys are ignored', () => {
  expect(move(first[0], 'ArrowUp')).toBeNull();
  expect(move(first[0], 'ArrowLeft')).toBeNull();
  expect(move(last[0], 'ArrowRight')).toBeNull();
  expect(move(first[0], 'Enter')).toBeNull();
});

it('skips a position without a match', () => {
  const five = ['1', '2', '3', '4', '5'];
  const [short] = toBracketLines(readBracket({ kind: 'elimination', seeds: five, matches: [] }));
  const columns = short?.columns ?? [];
  const only = columns[0]?.slots.find(Boolean)?.id ?? -1;
  expect(moveInBracket({ columns }, only, 'ArrowDown')).toBeNull();
  const semi = columns[1]?.slots[1]?.id ?? -1;
  expect(moveInBracket({ columns }, semi, 'ArrowLeft')).toBe(only);
});
