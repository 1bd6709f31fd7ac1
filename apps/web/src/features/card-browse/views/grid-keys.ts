export interface GridShape {
  readonly length: number;
  readonly columns: number;
  /** Rows that fit the window. */
  readonly pageRows: number;
}

/** Where a key leads from a cell; null when the key is not for the grid. */
export function moveInGrid(
  key: { readonly key: string; readonly ctrlOrMeta: boolean },
  index: number,
  { length, columns, pageRows }: GridShape,
): number | null {
  if (length === 0) return null;
  const rowStart = index - (index % columns);
  const to = (target: number) => Math.max(0, Math.min(length - 1, target));
  switch (key.key) {
    case 'ArrowRight':
      return to(index + 1);
    case 'ArrowLeft':
      return to(index - 1);
    case 'ArrowDown':
      return index + columns < length ? index + columns : lastRowFrom(index, columns, length);
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index;
    case 'PageDown':
      return to(index + columns * pageRows);
    case 'PageUp':
      return index - columns * pageRows >= 0 ? index - columns * pageRows : index % columns;
    case 'Home':
      return key.ctrlOrMeta ? 0 : rowStart;
    case 'End':
      return key.ctrlOrMeta ? length - 1 : to(rowStart + columns - 1);
    default:
      return null;
  }
}

/** Below the last full row stands only its beginning: down from there goes to the last card. */
function lastRowFrom(index: number, columns: number, length: number): number {
  const isInLastRow = Math.floor(index / columns) === Math.floor((length - 1) / columns);
  return isInLastRow ? index : length - 1;
}
