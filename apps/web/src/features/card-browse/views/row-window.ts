export interface RowWindow {
  /** Top of the list, in pixels below the top of the window; negative once scrolled past. */
  readonly listTop: number;
  readonly windowHeight: number;
  readonly rowHeight: number;
}

/** Rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Rows kept above and below the window, so that a quick scroll shows cards and not gaps. */
const OVERSCAN = 3;

/** Rows of equal height need no list of places: finding them costs the same for ten or a million. */
export function findRowsInSight({ listTop, windowHeight, rowHeight }: RowWindow): RowRange {
  const first = Math.max(0, Math.floor(-listTop / rowHeight));
  return { first, end: Math.max(first + 1, Math.ceil((windowHeight - listTop) / rowHeight)) };
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
