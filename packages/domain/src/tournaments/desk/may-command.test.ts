import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../event.ts';
import type { Command } from './command.ts';
import { startRound, STRUCTURE, won } from './desk.test-support.ts';
import { findForbidden } from './may-command.ts';

const at = { round: 1, table: 1 } as const;
const penalty = { kind: 'penalty', player: 'p1', round: 1, code: 'x', note: '' } as const;
const CASES: readonly (readonly [string, Command, string])[] = [
  ['start', { kind: 'start', structure: STRUCTURE, seed: 1 }, 'organiser headJudge'],
  ['check in', { kind: 'checkIn', player: 'p1' }, 'organiser headJudge scorekeeper'],
  ['take the lease', { kind: 'lease', from: null }, 'organiser headJudge scorekeeper'],
  ['extend', { kind: 'extend', ...at, minutes: 5 }, 'organiser headJudge judge scorekeeper'],
  ['call', { kind: 'call', ...at, open: true }, 'organiser headJudge judge scorekeeper'],
  ['report', { kind: 'report', ...at, side: 'a', result: won('a') }, ''],
  [
    'enter a result',
    { kind: 'result', ...at, base: 0, result: won('a') },
    'organiser headJudge judge scorekeeper',
  ],
  ['settle', { kind: 'settle', ...at, result: won('a') }, 'organiser headJudge'],
  ['warn', { ...penalty, severity: 'warning' }, 'organiser headJudge judge'],
  ['take a match', { ...penalty, severity: 'matchLoss' }, 'organiser headJudge'],
  ['finish', { kind: 'finish' }, 'organiser headJudge'],
];

describe('permissions of staff', () => {
  it.each(CASES)('%s', (_, command, expected) => {
    const { desk } = startRound();
    const allowed = STAFF_ROLES.filter(
      (role) => findForbidden(desk, { role, player: null }, command) === null,
    );
    expect(allowed.join(' ')).toBe(expected);
  });
});

describe('permissions of players', () => {
  it('players report and call at their own table only, and staff decide nothing about their own match', () => {
    const { desk } = startRound();
    const actor = { role: null, player: 'p1' };
    const report = { kind: 'report', ...at, result: won('a') } as const;
    expect(findForbidden(desk, actor, { ...report, side: 'a' })).toBeNull();
    expect(findForbidden(desk, actor, { ...report, side: 'b' })).toBe('FORBIDDEN');
    expect(findForbidden(desk, actor, { ...report, table: 2, side: 'a' })).toBe('FORBIDDEN');
    expect(findForbidden(desk, actor, { kind: 'call', ...at, open: true })).toBeNull();
    expect(findForbidden(desk, actor, { kind: 'drop', player: 'p1' })).toBeNull();
    expect(findForbidden(desk, actor, { kind: 'drop', player: 'p2' })).toBe('FORBIDDEN');
    const staff = { role: 'organiser', player: 'p2' } as const;
    const result = { kind: 'result', ...at, base: 0, result: won('b') } as const;
    expect(findForbidden(desk, staff, result)).toBe('OWN_MATCH');
    expect(findForbidden(desk, staff, { ...result, table: 2 })).toBeNull();
    expect(findForbidden(desk, staff, { ...penalty, severity: 'matchLoss' })).toBe('OWN_MATCH');
  });

  it('allows undoing only permitted commands', () => {
    const { desk, send, last } = startRound();
    send({ kind: 'result', ...at, base: 0, result: won('a') });
    const undo = { kind: 'undo', of: last().id } as const;
    expect(findForbidden(desk, { role: 'judge', player: null }, undo)).toBeNull();
    expect(findForbidden(desk, { role: 'judge', player: 'p1' }, undo)).toBe('OWN_MATCH');
    expect(findForbidden(desk, { role: 'display', player: null }, undo)).toBe('FORBIDDEN');
  });
});
