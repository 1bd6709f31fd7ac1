import { expect, it } from 'vitest';
import { readDeskLine } from './desk-line.ts';

it.each([
  ['27 21', { kind: 'result', result: { outcome: 'a', games: [2, 1, 0], end: 'play' } }],
  ['27 0-2', { kind: 'result', result: { outcome: 'b', games: [0, 2, 0], end: 'play' } }],
  ['27 d', { kind: 'result', result: { outcome: 'draw', games: [1, 1, 0], end: 'time' } }],
  ['27 no l', { kind: 'result', result: { outcome: 'b', games: [0, 2, 0], end: 'noShow' } }],
  ['27 +5', { kind: 'extend', minutes: 5 }],
  ['27 DROP r', { kind: 'drop', side: 'b' }],
  ['27 call', { kind: 'call', open: true }],
  ['27', null],
  ['27 drop', null],
])('the desk reads the typed line "%s" as a command, or as none', (text, act) => {
  expect(readDeskLine(text, 3)).toEqual({ table: 27, act });
});

it('a command typed at the desk without a table number is not executed', () => {
  expect(readDeskLine('drop l', 3)).toBeNull();
});
