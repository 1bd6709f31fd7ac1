import type { Sheet } from '../model/sheet.ts';
import type { SheetColumn } from '../model/sheet-columns.ts';
import type { SheetSort } from '../search/search-messages.ts';
import type { ActOutcome, SheetActs } from './sheet-acts.ts';
import type { GridCursor } from './use-grid-cursor.ts';

export type SheetGridProps = {
  sheet: Sheet;
  acts: SheetActs;
  rows: Uint32Array;
  columns: readonly SheetColumn[];
  cursor: GridCursor;
  checked: ReadonlySet<string>;
  onCheck: (cardnos: ReadonlySet<string>) => void;
  sort: SheetSort | null;
  onSort: (sort: SheetSort | null) => void;
  onReview: () => void;
  /** Announces the result of an action, visibly and for screen readers. */
  onDone: (act: GridAct, outcome: ActOutcome) => void;
  isBusy: boolean;
};

export type GridAct = 'edit' | 'paste' | 'fill' | 'clear' | 'undo' | 'redo';
