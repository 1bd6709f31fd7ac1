import type { CellPlace } from './cell-range.ts';

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows per PageUp or PageDown. */
  readonly page: number;
}

export type GridKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the cell that a key moves to; undefined for other keys. Tab leaves the grid at its edges.
 */
export function moveCursor(at: CellPlace, event: GridKey, size: GridSize): CellPlace | undefined {
  const isFar = event.ctrlKey || event.metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const step = (rows: number, columns: number): CellPlace => ({
    row: clamp(at.row + rows, last.row),
    column: clamp(at.column + columns, last.column),
  });
  switch (event.key) {
    case 'ArrowDown':
      return isFar ? { ...at, row: last.row } : step(1, 0);
    case 'ArrowUp':
      return isFar ? { ...at, row: 0 } : step(-1, 0);
    case 'ArrowRight':
      return isFar ? { ...at, column: last.column } : step(0, 1);
    case 'ArrowLeft':
      return isFar ? { ...at, column: 0 } : step(0, -1);
    case 'Home':
      return { row: isFar ? 0 : at.row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : at.row, column: last.column };
    case 'PageDown':
      return step(size.page, 0);
    case 'PageUp':
      return step(-size.page, 0);
    case 'Tab':
      return tab(at, event.shiftKey ? -1 : 1, last);
    default:
      return undefined;
  }
}

function tab(at: CellPlace, way: 1 | -1, last: CellPlace): CellPlace | undefined {
  const column = at.column + way;
  if (column >= 0 && column <= last.column) return { ...at, column };
  const row = at.row + way;
  if (row < 0 || row > last.row) return undefined;
  return { row, column: way === 1 ? 0 : last.column };
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));
