export interface RowWindow {
  /** Top of the list, in pixels below the top of the window; negative once scrolled past. */
  readonly listTop: number;
  readonly windowHeight: number;
}

/** Where rows stand, in pixels below the top of the list. */
export interface RowTops {
  readonly topOf: (row: number) => number;
  readonly rowAt: (y: number) => number;
}

/** Rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Rows kept above and below the window, so that a quick scroll shows cards and not gaps. */
const OVERSCAN = 3;

/** Rows are reckoned, not listed: finding them costs the same for ten or a million. */
export function findRowsInSight(
  { listTop, windowHeight }: RowWindow,
  { topOf, rowAt }: RowTops,
): RowRange {
  const first = rowAt(-listTop);
  const bottom = windowHeight - listTop;
  const last = rowAt(bottom);
  return { first, end: Math.max(first + 1, topOf(last) < bottom ? last + 1 : last) };
}

/** The rows in sight of a list that may have become shorter since they were found. */
export function clampToList({ first, end }: RowRange, count: number): RowRange {
  return { first: Math.max(0, Math.min(first, count - (end - first))), end: Math.min(count, end) };
}

/** The rows to draw around those in sight. */
export function addOverscan(sight: RowRange, count: number): RowRange {
  const { first, end } = clampToList(sight, count);
  return { first: Math.max(0, first - OVERSCAN), end: Math.min(count, end + OVERSCAN) };
}

export interface RevealSpace {
  readonly windowHeight: number;
  /** What sticks to the top and the bottom hides this much. */
  readonly paddingTop: number;
  readonly paddingBottom: number;
}

/** How far to scroll so that a row is wholly in sight; 0 when it is. */
export function findRevealDistance(
  row: { readonly top: number; readonly height: number },
  { windowHeight, paddingTop, paddingBottom }: RevealSpace,
): number {
  const below = row.top + row.height + paddingBottom - windowHeight;
  if (below > 0) return below;
  return Math.min(0, row.top - paddingTop);
}
