import { describe, expect, it } from 'vitest';
import { LOG_END, LOG_MAX, applyEntry, replay, takeEntry } from './replay.ts';
import type { Desk } from './desk.ts';
import { makeBench, pairing, startRound, STRUCTURE, won } from './desk.test-support.ts';
import { judgeEntry } from './judge-entry.ts';

const at = { round: 1, table: 1 } as const;

describe('a log entry', () => {
  it('applies once, however often it arrives', () => {
    const { desk, send, last } = startRound();
    send({ kind: 'extend', ...at, minutes: 5 });
    expect(applyEntry(desk, last())).toBeNull();
    expect(applyEntry(desk, last())).toBeNull();
    expect(desk.rounds[0]?.matches[0]?.extra).toBe(5);
  });

  it('waits for a missing earlier entry of its device', () => {
    const { desk, send } = makeBench();
    send({ kind: 'start', structure: STRUCTURE, seed: 1 });
    const late = { id: 'x3', device: 'two', count: 2, at: 0, by: null };
    expect(applyEntry(desk, { ...late, command: { kind: 'lease', from: null } })).toBe('GAP');
    expect(desk.byId.has('x3')).toBe(false);
  });
});

describe('undo', () => {
  it('removes the entry, but the match still counts it as seen', () => {
    const { desk, send, last } = startRound();
    send({ kind: 'result', ...at, base: 0, result: won('a') });
    const wrong = last();
    send({ kind: 'undo', of: wrong.id });
    const match = desk.rounds[0]?.matches[0];
    expect(match).toMatchObject({ result: null, touches: ['one', 'one'] });
    send({ kind: 'result', ...at, base: 2, result: won('a', 1) });
    expect(send({ kind: 'result', ...at, base: 1, result: won('b') }, 'two')).toBeNull();
    expect(desk.rounds[0]?.matches[0]?.disputed).toEqual([won('a', 1), won('b')]);
    expect(replay(desk.entries)).toEqual(desk);
  });

  it('is refused if a later entry depends on it or the entry cannot be undone', () => {
    const { desk, send } = startRound();
    const pair = desk.entries.at(-1);
    send({ kind: 'result', ...at, base: 0, result: won('a') });
    expect(send({ kind: 'undo', of: pair?.id ?? '' })).toBe('UNDO_TOO_LATE');
    expect(send({ kind: 'undo', of: desk.entries[0]?.id ?? '' })).toBe('NOT_UNDOABLE');
    expect(send({ kind: 'undo', of: 'nothing' })).toBe('NO_SUCH_ENTRY');
    expect(desk.rounds).toHaveLength(1);
  });

  it('reopens a finished event', () => {
    const { desk, send, last } = startRound();
    send({ kind: 'result', ...at, base: 0, result: won('a') });
    send({ kind: 'result', round: 1, table: 2, base: 0, result: won('b') });
    const result = last();
    expect(send({ kind: 'finish' })).toBeNull();
    const { id } = last();
    expect(send({ kind: 'drop', player: 'p1' })).toBe('FINISHED');
    expect(send({ kind: 'undo', of: result.id })).toBe('FINISHED');
    expect(desk.rounds[0]?.matches[1]?.result).toEqual(won('b'));
    expect(send({ kind: 'undo', of: id })).toBeNull();
    expect(send(pairing(2))).toBeNull();
    expect(desk.rounds).toHaveLength(2);
  });
});

describe('a full log', () => {
  const fill = (desk: Desk, to: number): void => {
    for (let count = desk.entries.length + 1; count <= to; count++) {
      const command = { kind: 'denied', what: 'call', why: 'FORBIDDEN' } as const;
      takeEntry(desk, { id: `full-${count}`, device: 'full', count, at: 0, by: null, command });
    }
  };

  it('accepts only results, corrections and the end after 100,000 entries', () => {
    expect(LOG_MAX).toBeGreaterThanOrEqual(100_000);
    const { desk, send, last } = startRound();
    fill(desk, LOG_MAX - 1);
    expect(send({ kind: 'extend', ...at, minutes: 5 })).toBeNull();
    expect(send({ kind: 'extend', ...at, minutes: 5 })).toBe('LOG_FULL');
    expect(send({ kind: 'call', ...at, open: true })).toBe('LOG_FULL');
    expect(send({ kind: 'enter', player: 'p9', name: null })).toBe('LOG_FULL');
    expect(send({ kind: 'report', ...at, side: 'a', result: won('a') })).toBeNull();
    expect(send({ kind: 'report', ...at, side: 'b', result: won('b') }, 'two')).toBeNull();
    expect(send({ kind: 'settle', ...at, result: won('a') })).toBeNull();
    expect(send({ kind: 'result', round: 1, table: 2, base: 0, result: won('b') })).toBeNull();
    expect(send({ kind: 'undo', of: last().id })).toBeNull();
    expect(send({ kind: 'result', round: 1, table: 2, base: 2, result: won('a') })).toBeNull();
    expect(send({ kind: 'finish' })).toBeNull();
  });

  it('accepts only the end as last entry and stores no refusal then', () => {
    const { desk, send } = startRound();
    expect(send({ kind: 'result', ...at, base: 0, result: won('a') })).toBeNull();
    expect(send({ kind: 'result', round: 1, table: 2, base: 0, result: won('a') })).toBeNull();
    fill(desk, LOG_END);
    expect(send({ kind: 'result', ...at, base: 1, result: won('b') })).toBe('LOG_FULL');
    const command = { kind: 'result', ...at, base: 1, result: won('b') } as const;
    const entry = { id: 'late', device: 'three', count: 1, at: 0, by: null, command };
    const judged = judgeEntry(desk, { role: 'organiser', player: null }, entry);
    expect(judged).toEqual({ verdict: 'LOG_FULL', stored: null });
    expect(send({ kind: 'finish' }, 'four')).toBeNull();
  });
});
