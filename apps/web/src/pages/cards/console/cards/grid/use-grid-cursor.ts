import { useState } from 'react';
import { rangeOf, type CellPlace, type CellRange } from '../model/cell-range.ts';

export interface GridCursor {
  readonly at: CellPlace;
  readonly range: CellRange;
  /** Moves the cursor; with `isExtending` the other end of the range stays. */
  readonly move: (to: CellPlace, isExtending: boolean) => void;
  readonly select: (from: CellPlace, to: CellPlace) => void;
}

const START: CellPlace = { row: 0, column: 1 };

/** The cursor and its selected range. The list may become shorter. */
export function useGridCursor(rows: number, columns: number): GridCursor {
  const [place, setPlace] = useState({ at: START, anchor: START });
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const at = within(place.at);
  const anchor = within(place.anchor);
  return {
    at,
    range: rangeOf(anchor, at),
    move: (to, isExtending) =>
      setPlace((now) => ({ at: to, anchor: isExtending ? now.anchor : to })),
    select: (from, to) => setPlace({ at: to, anchor: from }),
  };
}
