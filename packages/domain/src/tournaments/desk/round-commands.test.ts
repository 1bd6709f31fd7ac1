import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { pairing, startRound, won } from './desk.test-support.ts';

const finishRound = (send: (command: Command) => unknown): void => {
  for (const table of [1, 2]) send({ kind: 'result', round: 1, table, base: 0, result: won('a') });
};

describe('the pairing lease', () => {
  it('belongs to one desk and passes to a desk that has seen its holder', () => {
    const { send } = startRound();
    finishRound(send);
    expect(send(pairing(2), 'two')).toBe('NOT_YOUR_LEASE');
    expect(send({ kind: 'lease', from: null }, 'two')).toBe('LEASE_HELD');
    expect(send({ kind: 'lease', from: 'one' }, 'two')).toBeNull();
    expect(send(pairing(2), 'two')).toBeNull();
    expect(send(pairing(3))).toBe('NOT_YOUR_LEASE');
  });
});

it('the organizer can bring back a dropped player; a check-in cannot', () => {
  const { desk, send } = startRound();
  send({ kind: 'drop', player: 'p1' });
  expect(send({ kind: 'checkIn', player: 'p1' })).toBe('PLAYER_OUT');
  expect(desk.players.get('p1')?.state).toBe('dropped');
  expect(send({ kind: 'restore', player: 'p1' })).toBeNull();
  expect(desk.players.get('p1')?.state).toBe('in');
});

describe('a pairing', () => {
  it('must be for the next round and contain each player once', () => {
    const { send } = startRound();
    expect(send(pairing(2))).toBe('ROUND_OPEN');
    finishRound(send);
    expect(send(pairing(1))).toBe('ROUND_OUT_OF_TURN');
    expect(send({ kind: 'pair', round: 2, phase: 0, pairs: [['p1', 'p1']], byes: [] })).toBe(
      'PAIRS_WRONG',
    );
    expect(send({ kind: 'pair', round: 2, phase: 1, pairs: [['p1', 'p2']], byes: [] })).toBe(
      'ROUND_OUT_OF_TURN',
    );
  });

  it('a bye wins at once, and late players are included', () => {
    const { desk, send } = startRound();
    finishRound(send);
    send({ kind: 'enter', player: 'p5', name: 'Guest' });
    expect(desk.players.get('p5')).toMatchObject({ joined: 2, state: 'registered' });
    send({ ...pairing(2), byes: ['p5'] } as Command);
    expect(desk.rounds[1]?.matches[2]).toMatchObject({ b: null, result: { games: [2, 0, 0] } });
    expect(send({ kind: 'result', round: 2, table: 3, base: 0, result: won('a') })).toBe('IS_BYE');
  });
});

describe('the clock', () => {
  it('pauses and resumes', () => {
    const { desk, send } = startRound();
    send({ kind: 'clock', round: 1, act: 'start' });
    send({ kind: 'call', round: 1, table: 1, open: true });
    send({ kind: 'clock', round: 1, act: 'pause' });
    expect(desk.rounds[0]?.clock).toEqual({ since: null, spent: 2000 });
    expect(desk.rounds[0]?.matches[0]?.calledAt).not.toBeNull();
  });
});

describe('a penalty', () => {
  it('ends a match when enough games are lost by it', () => {
    const { desk, send } = startRound();
    const penalty = { kind: 'penalty', player: 'p2', round: 1, code: 'late', note: '' } as const;
    send({ ...penalty, severity: 'gameLoss' });
    expect(desk.rounds[0]?.matches[0]).toMatchObject({ result: null, lost: { a: 0, b: 1 } });
    send({ ...penalty, severity: 'gameLoss' });
    expect(desk.rounds[0]?.matches[0]?.result).toEqual({
      outcome: 'a',
      games: [2, 0, 0],
      end: 'penalty',
    });
    send({ ...penalty, player: 'p3', severity: 'disqualification' });
    expect(desk.players.get('p3')?.state).toBe('disqualified');
    expect(desk.rounds[0]?.matches[1]?.result?.outcome).toBe('b');
    expect(send({ kind: 'restore', player: 'p3' })).toBe('PLAYER_OUT');
  });
});
