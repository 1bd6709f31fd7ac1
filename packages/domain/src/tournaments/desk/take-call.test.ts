import { expect, it } from 'vitest';
import type { Command, Entry } from './command.ts';
import { applyEntry } from './replay.ts';
import { startRound, won } from './desk.test-support.ts';
import { findForbidden } from './may-command.ts';

const at = { round: 1, table: 1 } as const;
const take: Command = { kind: 'take', ...at };
const call = (open: boolean): Command => ({ kind: 'call', ...at, open });
const report = (side: 'a' | 'b', of: 'a' | 'b'): Command => ({
  kind: 'report',
  ...at,
  side,
  result: won(of),
});
/** Two judges with separate accounts. */
const by = (judge: string): Entry => ({
  id: `${judge}-take`,
  device: judge,
  count: 1,
  at: 9000,
  by: judge,
  command: take,
});

it('the first of two judges takes a call, and the second is notified', () => {
  const { desk, send } = startRound();
  const match = desk.rounds[0]?.matches[0];
  expect(applyEntry(desk, by('ada'))).toBe('NOT_CALLED');
  send(call(true), 'phone');
  expect(applyEntry(desk, by('ada'))).toBeNull();
  expect(applyEntry(desk, by('ben'))).toBe('CALL_TAKEN');
  expect(applyEntry(desk, { ...by('ada'), id: 'again', count: 2 })).toBeNull();
  expect(match?.taken).toMatchObject({ id: 'ada-take', by: 'ada' });
  send(call(true), 'phone');
  expect(match?.taken?.by).toBe('ada');
  send(call(false));
  expect(match?.taken).toBeNull();
});

it('undoing a taken call releases it', () => {
  const { desk, send } = startRound();
  send(call(true), 'phone');
  applyEntry(desk, by('ada'));
  expect(send({ kind: 'undo', of: 'ada-take' })).toBeNull();
  expect(applyEntry(desk, by('ben'))).toBeNull();
  expect(desk.rounds[0]?.matches[0]?.taken?.by).toBe('ben');
});

it('conflicting results can be taken until they are settled', () => {
  const { desk, send } = startRound();
  send(report('a', 'a'), 'phone');
  send(report('b', 'b'), 'other');
  expect(applyEntry(desk, by('ada'))).toBeNull();
  send({ kind: 'settle', ...at, result: won('a') });
  expect(desk.rounds[0]?.matches[0]?.taken).toBeNull();
  expect(applyEntry(desk, by('ben'))).toBe('NOT_CALLED');
});

it('nobody can take a call of their own match', () => {
  const { desk, send } = startRound();
  send(call(true), 'phone');
  expect(findForbidden(desk, { role: 'judge', player: 'p2' }, take)).toBe('OWN_MATCH');
  expect(findForbidden(desk, { role: 'judge', player: null }, take)).toBeNull();
  expect(findForbidden(desk, { role: 'display', player: null }, take)).toBe('FORBIDDEN');
  expect(findForbidden(desk, { role: null, player: 'p1' }, take)).toBe('FORBIDDEN');
});
