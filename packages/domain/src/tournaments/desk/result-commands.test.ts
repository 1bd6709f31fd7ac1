import { describe, expect, it } from 'vitest';
import type { MatchResult } from '../match-result.ts';
import type { Command } from './command.ts';
import { pairing, startRound, won } from './desk.test-support.ts';

const at = { round: 1, table: 1 } as const;
const result = (base: number, of: MatchResult): Command => ({
  kind: 'result',
  ...at,
  base,
  result: of,
});
const report = (side: 'a' | 'b', of: MatchResult): Command => ({
  kind: 'report',
  ...at,
  side,
  result: of,
});

describe('results of two desks', () => {
  it('equal results merge, and a desk that saw the last result may correct it', () => {
    const { desk, send } = startRound();
    send(result(0, won('a')));
    expect(send(result(0, won('a')), 'two')).toBeNull();
    expect(send(result(2, won('b')), 'two')).toBeNull();
    expect(desk.rounds[0]?.matches[0]).toMatchObject({ result: won('b'), disputed: [] });
  });

  it('different results are both kept and block the next round until settled', () => {
    const { desk, send } = startRound();
    send({ ...result(0, won('a')), table: 2 } as Command);
    send(result(0, won('a')));
    send(result(0, won('b')), 'two');
    const match = desk.rounds[0]?.matches[0];
    expect(match).toMatchObject({ result: won('a'), disputed: [won('a'), won('b')] });
    expect(send(pairing(2))).toBe('ROUND_OPEN');
    expect(send(result(2, won('b')))).toBe('MATCH_DISPUTED');
    expect(send({ kind: 'settle', ...at, result: won('b') })).toBeNull();
    expect(match).toMatchObject({ result: won('b'), disputed: [] });
    expect(send({ kind: 'settle', ...at, result: won('a') })).toBe('NOT_DISPUTED');
    expect(send(pairing(2))).toBeNull();
  });
});

describe('reports of players', () => {
  it('equal reports confirm each other', () => {
    const { desk, send } = startRound();
    send(report('a', won('a')), 'phone');
    expect(desk.rounds[0]?.matches[0]?.result).toBeNull();
    send(report('b', won('a')), 'other');
    expect(desk.rounds[0]?.matches[0]?.result).toEqual(won('a'));
    expect(send(report('b', won('b')), 'other')).toBe('MATCH_DECIDED');
  });

  it('different reports are a dispute until one player changes theirs', () => {
    const { desk, send } = startRound();
    send(report('a', won('a')), 'phone');
    send(report('b', won('b')), 'other');
    expect(desk.rounds[0]?.matches[0]?.disputed).toHaveLength(2);
    send(report('b', won('a')), 'other');
    expect(desk.rounds[0]?.matches[0]).toMatchObject({ result: won('a'), disputed: [] });
  });

  it('do not settle a dispute in which staff entered a result', () => {
    const { desk, send } = startRound();
    send(result(0, won('a')));
    send(result(0, won('b')), 'two');
    expect(send(report('a', won('a', 1)), 'phone')).toBe('MATCH_DISPUTED');
    expect(send(report('b', won('a', 1)), 'other')).toBe('MATCH_DISPUTED');
    expect(desk.rounds[0]?.matches[0]?.disputed).toEqual([won('a'), won('b')]);
  });
});

it('an elimination match cannot end in a draw, and games decide the winner', () => {
  const { send } = startRound();
  const draw: MatchResult = { outcome: 'draw', games: [1, 1, 0], end: 'time' };
  expect(send(result(0, { ...won('a'), outcome: 'b' }))).toBe('RESULT_WRONG');
  expect(send(result(0, draw))).toBeNull();
  send({ ...result(0, won('a')), table: 2 } as Command);
  send({ kind: 'cut', phase: 1, seeds: ['p1', 'p3'] });
  expect(send({ kind: 'pair', round: 2, phase: 1, pairs: [['p1', 'p3']], byes: [] })).toBeNull();
  expect(send({ kind: 'result', round: 2, table: 1, base: 0, result: draw })).toBe('RESULT_WRONG');
});
