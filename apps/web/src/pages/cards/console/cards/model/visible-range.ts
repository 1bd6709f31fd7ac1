export interface Stretch {
  readonly first: number;
  /** The last one, included; below `first` where there is none. */
  readonly last: number;
}

/** Rows of one height that are in sight, and a few around them. */
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

/** Columns of their own widths that are in sight, by where each begins; the last entry is the end. */
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

/** How far to scroll so that a stretch is in sight; as little as needed. */
export function scrollTo(scroll: number, view: number, start: number, end: number): number {
  if (start < scroll) return start;
  return end > scroll + view ? end - view : scroll;
}
