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
import { moveInGrid } from '../../../card-browse/views/grid-keys.ts';
import type { RowPlan } from './row-plan.ts';
import {
  addOverscan,
  clampToList,
  findRevealDistance,
  findRowsInSight,
} from '../../../card-browse/views/row-window.ts';
import type { ListSpace } from './use-list-space.ts';

/** Header and tools stay at the top; a card scrolled to must not hide behind them. */
const STICKY_HEIGHT = 180;
const BOTTOM_PADDING = 16;

export interface VirtualRow {
  readonly row: number;
  /** Pixels below the top of the list. */
  readonly start: number;
  readonly isInSight: boolean;
}

/** Rows in the page's own scroll, and keys that move from card to card. */
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

/** The rows that the window shows, found anew whenever it scrolls or the page changes its height. */
function useSight(grid: RefObject<HTMLDivElement | null>, space: ListSpace, plan: RowPlan) {
  // Where the list will stand is known; looking at it now would lay out the page in between.
  const [seen, setSeen] = useState(() => ({
    listTop: space.top - window.scrollY,
    windowHeight: window.innerHeight,
  }));
  const look = useCallback(() => {
    if (!grid.current) return;
    const { top: listTop } = grid.current.getBoundingClientRect();
    const next = { listTop, windowHeight: window.innerHeight };
    // Only another row in sight is worth drawing for.
    setSeen((before) => {
      const { first, end } = findRowsInSight(before, plan);
      const found = findRowsInSight(next, plan);
      return found.first === first && found.end === end ? before : next;
    });
  }, [grid, plan]);
  useEffect(() => {
    // What stands above the list may come and go with every search, and changes the page's height.
    // The observer also looks once at the start, when the page has been laid out anyway.
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
