import type { ColumnValue } from '../cards/catalogue/column-file.ts';

export type CardValues = Readonly<Record<string, ColumnValue>>;

export interface CellEdit {
  readonly column: string;
  /** What the cell held when it was changed. */
  readonly from: ColumnValue;
  readonly to: ColumnValue;
}

export interface CardEdit {
  readonly cardno: string;
  readonly isNew: boolean;
  readonly cells: readonly CellEdit[];
}

export interface CellFault {
  readonly cardno: string;
  readonly column: string;
  readonly fault: string;
}

/** A cell that somebody else has changed since; `current` is what it holds now. */
export interface CellConflict {
  readonly cardno: string;
  readonly column: string;
  readonly current: ColumnValue;
}

export interface CardChange {
  readonly cardno: string;
  readonly isNew: boolean;
  readonly before: CardValues;
  readonly after: CardValues;
}

export interface EditPlan {
  readonly changes: readonly CardChange[];
  readonly faults: readonly CellFault[];
  readonly conflicts: readonly CellConflict[];
}
