/** A cell by its position in list and columns. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** From the anchor to the cursor, inclusive. */
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
 * Plans a paste at the corner of the range. A single value fills the range, a block is repeated if
 * it fits exactly, and cells outside the list are dropped.
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

/** Fill down: copies the first row of a range to the others; for a single row, the row above. */
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
