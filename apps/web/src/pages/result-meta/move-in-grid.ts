type Place = readonly [row: number, column: number];

/** Where a key leads in a square of this size; null where it means nothing. */
export function moveInGrid(key: string, [row, column]: Place, size: number): Place | null {
  const hold = (value: number): number => Math.min(size - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowUp':
      return [hold(row - 1), column];
    case 'ArrowDown':
      return [hold(row + 1), column];
    case 'ArrowLeft':
      return [row, hold(column - 1)];
    case 'ArrowRight':
      return [row, hold(column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, size - 1];
    default:
      return null;
  }
}
