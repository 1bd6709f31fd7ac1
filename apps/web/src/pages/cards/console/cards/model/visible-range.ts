export interface Stretch {
  readonly first: number;
  /** The last index, inclusive; less than `first` if there is none. */
  readonly last: number;
}

/** Returns the visible rows of equal height, and a few around them. */
export function visibleRows(
  scroll: number,
  view: number,
  height: number,
  rows: number,
  around: number,
): Stretch {
  const first = Math.floor(scroll / height) - around;
  const last = Math.ceil((scroll + view) / height) + around;
  return { first: Math.max(0, first), last: Math.min(rows - 1, last) };
}

/** Returns the visible columns by their start positions; the last position is the end. */
export function visibleColumns(
  scroll: number,
  view: number,
  starts: readonly number[],
  around: number,
): Stretch {
  const columns = starts.length - 1;
  let first = 0;
  while (first < columns - 1 && (starts[first + 1] ?? 0) <= scroll) first += 1;
  let last = first;
  while (last < columns - 1 && (starts[last + 1] ?? 0) < scroll + view) last += 1;
  return { first: Math.max(0, first - around), last: Math.min(columns - 1, last + around) };
}

/** Returns the smallest scroll change that makes a stretch visible. */
export function scrollTo(scroll: number, view: number, start: number, end: number): number {
  if (start < scroll) return start;
  return end > scroll + view ? end - view : scroll;
}
