import type { CardEdit } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

export interface DraftCell {
  /** The server's value when the cell was first changed. */
  readonly from: ColumnValue;
  readonly to: ColumnValue;
}

/** Changed cells of each card, by column. */
export type DraftCard = ReadonlyMap<string, DraftCell>;
export type Draft = ReadonlyMap<string, DraftCard>;

export const EMPTY_DRAFT: Draft = new Map();

/** A changed cell of a step, with its value before and after. */
export interface CellChange {
  readonly cardno: string;
  readonly column: string;
  readonly before: ColumnValue;
  readonly after: ColumnValue;
}

export type StoredValue = (cardno: string, column: string) => ColumnValue;

/** Returns the draft after a step. A cell equal to the server's value is not a change. */
export function applyChanges(
  draft: Draft,
  changes: readonly CellChange[],
  storedValue: StoredValue,
): Draft {
  const next = new Map(draft);
  const opened = new Map<string, Map<string, DraftCell>>();
  for (const { cardno, column, after } of changes) {
    const card = opened.get(cardno) ?? new Map(draft.get(cardno));
    opened.set(cardno, card);
    const stored = storedValue(cardno, column);
    const from = card.get(column)?.from ?? stored;
    if (after === stored || after === from) card.delete(column);
    else card.set(column, { from, to: after });
  }
  for (const [cardno, card] of opened) {
    if (card.size === 0) next.delete(cardno);
    else next.set(cardno, card);
  }
  return next;
}

export const reverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }));

export function countCells(draft: Draft): number {
  let count = 0;
  for (const card of draft.values()) count += card.size;
  return count;
}

/** Converts the draft to the body of one request. */
export function toEdits(draft: Draft, isNew: (cardno: string) => boolean): CardEdit[] {
  return [...draft].map(([cardno, card]) => ({
    cardno,
    isNew: isNew(cardno),
    cells: [...card].map(([column, { from, to }]) => ({ column, from, to })),
  }));
}

export interface DraftConflict {
  readonly cardno: string;
  readonly column: string;
  readonly mine: ColumnValue;
  readonly theirs: ColumnValue;
}

/** Returns cells that somebody else changed since they were edited here. */
export function listConflicts(draft: Draft, storedValue: StoredValue): DraftConflict[] {
  return [...draft].flatMap(([cardno, card]) =>
    [...card].flatMap(([column, { from, to }]): DraftConflict[] => {
      const theirs = storedValue(cardno, column);
      return theirs === from ? [] : [{ cardno, column, mine: to, theirs }];
    }),
  );
}

/** Keeps the local value over somebody else's change. */
export function keepMine(
  draft: Draft,
  cells: readonly Pick<CellChange, 'cardno' | 'column'>[],
  storedValue: StoredValue,
): Draft {
  const next = new Map(draft);
  for (const { cardno, column } of cells) {
    const card = next.get(cardno);
    const cell = card?.get(column);
    if (!card || !cell) continue;
    next.set(cardno, new Map(card).set(column, { ...cell, from: storedValue(cardno, column) }));
  }
  return next;
}
