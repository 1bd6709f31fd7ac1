/** A cell by its place in the list and among the columns. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** From the anchor to the cursor, both included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export interface PlacedText extends CellPlace {
  readonly text: string;
}

/**
 * Where pasted cells land: at the corner of the range. One value fills the whole range, a block that
 * fits a whole number of times is repeated, and what lies beyond the list is left out.
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  range: CellRange,
  size: { readonly rows: number; readonly columns: number },
): PlacedText[] {
  const tall = cells.length;
  const wide = Math.max(...cells.map((row) => row.length));
  const rows = repeatTo(tall, range.bottom - range.top + 1);
  const columns = repeatTo(wide, range.right - range.left + 1);
  const placed: PlacedText[] = [];
  for (let down = 0; down < rows && range.top + down < size.rows; down += 1) {
    for (let across = 0; across < columns && range.left + across < size.columns; across += 1) {
      const text = cells[down % tall]?.[across % wide];
      if (text === undefined) continue;
      placed.push({ row: range.top + down, column: range.left + across, text });
    }
  }
  return placed;
}

const repeatTo = (block: number, wanted: number): number =>
  wanted > block && wanted % block === 0 ? wanted : block;

/** Fill down: the first row of a range over the others; of a single row, the one above it. */
export function planFill(range: CellRange): { from: CellPlace; to: CellPlace }[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return [];
  const filled: { from: CellPlace; to: CellPlace }[] = [];
  for (let row = source + 1; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      filled.push({ from: { row: source, column }, to: { row, column } });
    }
  }
  return filled;
}
