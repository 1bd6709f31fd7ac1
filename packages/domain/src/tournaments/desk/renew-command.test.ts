import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { pairing, startRound, won } from './desk.test-support.ts';
import { renewCommand } from './replay.ts';

const at = { round: 1, table: 1 } as const;
const result = (base: number): Command => ({ kind: 'result', ...at, base, result: won('a') });

it('a refused result is renewed against the latest results', () => {
  const { desk, send } = startRound();
  send({ kind: 'result', ...at, base: 0, result: won('b') }, 'two');
  expect(renewCommand(desk, 'one', result(0))).toEqual([result(1)]);
  send({ kind: 'result', ...at, base: 0, result: won('b', 1) }, 'three');
  expect(renewCommand(desk, 'one', result(0))).toEqual([
    { kind: 'settle', ...at, result: won('a') },
  ]);
});

it('a refused round requests the pairing lease first', () => {
  const { desk, send } = startRound();
  expect(renewCommand(desk, 'one', pairing(2))).toEqual([pairing(2)]);
  send({ kind: 'lease', from: 'one' }, 'two');
  expect(renewCommand(desk, 'one', pairing(2))).toEqual([
    { kind: 'lease', from: 'two' },
    pairing(2),
  ]);
  expect(renewCommand(desk, 'one', { kind: 'lease', from: null })).toEqual([
    { kind: 'lease', from: 'two' },
  ]);
});
