import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { CardViewProps } from './card-source.ts';
import type { RowPlan } from './row-plan.ts';
import type { ListSpace } from './use-list-space.ts';

interface RowWindow {
  /** Top of the list relative to the window. */
  readonly listTop: number;
  readonly windowHeight: number;
}

/** Row positions in pixels from the top of the list. */
interface RowTops {
  readonly topOf: (row: number) => number;
  readonly rowAt: (y: number) => number;
}

/** Rows from `first` to before `end`. */
interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Extra rows for fast scrolling. */
const OVERSCAN = 3;

/** Computed without listing rows. */
export function findRowsInSight(
  { listTop, windowHeight }: RowWindow,
  { topOf, rowAt }: RowTops,
): RowRange {
  const first = rowAt(-listTop);
  const bottom = windowHeight - listTop;
  const last = rowAt(bottom);
  return { first, end: Math.max(first + 1, topOf(last) < bottom ? last + 1 : last) };
}

/** Limits a visible range to a list that has become shorter. */
function clampToList({ first, end }: RowRange, count: number): RowRange {
  return { first: Math.max(0, Math.min(first, count - (end - first))), end: Math.min(count, end) };
}

/** Adds extra rows around the visible ones. */
export function addOverscan(sight: RowRange, count: number): RowRange {
  const { first, end } = clampToList(sight, count);
  return { first: Math.max(0, first - OVERSCAN), end: Math.min(count, end + OVERSCAN) };
}

interface RevealSpace {
  readonly windowHeight: number;
  /** Height of sticky parts. */
  readonly paddingTop: number;
  readonly paddingBottom: number;
}

/** Returns the distance to scroll a row into view; 0 if visible. */
export function findRevealDistance(
  row: { readonly top: number; readonly height: number },
  { windowHeight, paddingTop, paddingBottom }: RevealSpace,
): number {
  const below = row.top + row.height + paddingBottom - windowHeight;
  if (below > 0) return below;
  return Math.min(0, row.top - paddingTop);
}

interface GridShape {
  readonly length: number;
  readonly columns: number;
  /** Rows that fit the window. */
  readonly pageRows: number;
}

/** Returns the target of a key, or null. */
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

/** Moves to the last card from an incomplete row. */
function lastRowFrom(index: number, columns: number, length: number): number {
  const isInLastRow = Math.floor(index / columns) === Math.floor((length - 1) / columns);
  return isInLastRow ? index : length - 1;
}

/** Height of the sticky header. */
const STICKY_HEIGHT = 180;
const BOTTOM_PADDING = 16;

export interface VirtualRow {
  readonly row: number;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly isInSight: boolean;
}

/** Virtual rows in the page scroll, with arrow keys. */
export function useVirtualRows(view: CardViewProps, plan: RowPlan) {
  const { source, space, active, follow, onActiveChange } = view;
  const { onRange } = source;
  const { columns, count } = plan;
  const grid = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const [found, look] = useSight(grid, space, plan);
  const sight = clampToList(found, count);
  const { first, end } = addOverscan(sight, count);
  const rows = Array.from({ length: end - first }, (_, at): VirtualRow => ({
    row: first + at,
    start: plan.topOf(first + at),
    isInSight: first + at >= sight.first && first + at < sight.end,
  }));

  const firstCard = plan.indexNear(first * columns, 1);
  const lastCard = plan.indexNear(end * columns, 1) + 1;
  useEffect(() => onRange(firstCard, lastCard), [onRange, firstCard, lastCard]);

  const activeRow = Math.floor(plan.placeOf(active) / columns);
  useLayoutEffect(() => {
    if (follow) revealRow(grid.current, activeRow, plan);
  }, [follow, activeRow, plan]);

  const focusActive = () => {
    if (!isFocusWanted.current) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!target) return;
    isFocusWanted.current = false;
    target.focus({ preventScroll: true });
  };
  useLayoutEffect(focusActive);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const { rowHeight, places: length } = plan;
    const shape = {
      length,
      columns,
      pageRows: Math.max(1, Math.floor((window.innerHeight - STICKY_HEIGHT) / rowHeight)),
    };
    const pressed = { key: event.key, ctrlOrMeta: event.ctrlKey || event.metaKey };
    const from = plan.placeOf(active);
    const place = moveInGrid(pressed, from, shape);
    if (place === null) return;
    const next = plan.indexNear(place, place < from ? -1 : 1);
    event.preventDefault();
    isFocusWanted.current = true;
    revealRow(grid.current, Math.floor(plan.placeOf(next) / columns), plan);
    look();
    onActiveChange(next);
  };
  return { grid, rows, onKeyDown };
}

/** Returns visible rows on scroll and resize. */
function useSight(grid: RefObject<HTMLDivElement | null>, space: ListSpace, plan: RowPlan) {
  // Uses the known position to avoid a layout.
  const [seen, setSeen] = useState(() => ({
    listTop: space.top - window.scrollY,
    windowHeight: window.innerHeight,
  }));
  const look = useCallback(() => {
    if (!grid.current) return;
    const { top: listTop } = grid.current.getBoundingClientRect();
    const next = { listTop, windowHeight: window.innerHeight };
    // Updates only when other rows become visible.
    setSeen((before) => {
      const { first, end } = findRowsInSight(before, plan);
      const found = findRowsInSight(next, plan);
      return found.first === first && found.end === end ? before : next;
    });
  }, [grid, plan]);
  useEffect(() => {
    // Content above may resize; the observer also fires initially.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return [findRowsInSight(seen, plan), look] as const;
}

function revealRow(grid: HTMLElement | null, row: number, plan: RowPlan): void {
  if (!grid) return;
  const { rowHeight } = plan;
  const top = grid.getBoundingClientRect().top + plan.topOf(row);
  const distance = findRevealDistance(
    { top, height: rowHeight },
    {
      windowHeight: window.innerHeight,
      paddingTop: STICKY_HEIGHT,
      paddingBottom: BOTTOM_PADDING,
    },
  );
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
}
