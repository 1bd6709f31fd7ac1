import { describe, expect, it } from 'vitest';
import { addAct, countCopies, listUndoChanges, type LoggedAct } from './change-log.ts';
import { applyChanges } from './entry-change.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';

const MINUTE = 60_000;
const entry = (values: Partial<CollectionEntry>): CollectionEntry => ({
  ...EMPTY_ENTRY,
  ...values,
});
const act = (at: number, cards: Record<string, [number, number]>): LoggedAct => ({
  at,
  cards: Object.entries(cards).map(([cardno, [before, after]]) => ({
    cardno,
    before: entry({ count: before }),
    after: entry({ count: after }),
  })),
});
const undo = (logged: LoggedAct, entries: Record<string, CollectionEntry>) => {
  const now = new Map(Object.entries(entries));
  const changes = listUndoChanges(logged, (cardno) => now.get(cardno) ?? EMPTY_ENTRY);
  return Object.fromEntries(applyChanges(now, changes));
};

describe('recent changes', () => {
  it('merges consecutive clicks and drops those that cancel out', () => {
    let log = addAct([], act(0, { A: [0, 1] }));
    log = addAct(log, act(MINUTE, { A: [1, 3], B: [0, 1] }));
    expect(log).toHaveLength(1);
    expect(countCopies(log[0] ?? act(0, {}))).toEqual({ added: 4, removed: 0 });
    log = addAct(log, act(2 * MINUTE, { B: [1, 0] }));
    expect(log[0]?.cards.map(({ cardno }) => cardno)).toEqual(['A']);
    expect(addAct(log, act(3 * MINUTE, { A: [3, 0] }))).toEqual([]);
    expect(addAct(log, act(8 * MINUTE, { A: [3, 2] }))).toHaveLength(2);
  });

  it('keeps an import separate unless it is reverted at once', () => {
    const many = (before: number, after: number) =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, at): [string, [number, number]] => [
          `C${at}`,
          [before, after],
        ]),
      );
    const log = addAct(addAct([], act(0, { A: [0, 1] })), act(1, many(0, 2)));
    expect(log.map(({ cards }) => cards.length)).toEqual([30, 1]);
    expect(addAct(log, act(2, many(2, 0))).map(({ cards }) => cards.length)).toEqual([1]);
  });

  it('keeps an import of 20,000 lines during later counting', () => {
    const all = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at): [string, [number, number]] => [`C${at}`, [0, 1]]),
    );
    const log = addAct(addAct([], act(0, all)), act(1, { A: [0, 1] }));
    expect(log.map(({ cards }) => cards.length)).toEqual([1, 20_000]);
  });

  it('drops changes older than 90 days', () => {
    const days = 91 * 24 * 60 * MINUTE;
    expect(addAct([act(0, { A: [0, 1] })], act(days, { B: [0, 1] }))).toHaveLength(1);
  });

  it('undoing a change subtracts its difference and keeps later changes', () => {
    expect(undo(act(0, { A: [0, 3] }), { A: entry({ count: 5 }) })).toEqual({
      A: entry({ count: 2 }),
    });
    const marked: LoggedAct = {
      at: 0,
      cards: [
        {
          cardno: 'A',
          before: entry({ count: 1 }),
          after: entry({ count: 1, trading: true, tag: 'foil' }),
        },
      ],
    };
    const now = { A: entry({ count: 1, trading: true, tag: 'lent', wanted: true }) };
    expect(undo(marked, now)).toEqual({ A: entry({ count: 1, tag: 'lent', wanted: true }) });
  });
});
