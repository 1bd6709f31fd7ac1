import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CellPlace } from '../../../cards/console/cards/model/cell-range.ts';
import {
  scrollTo,
  visibleColumns,
  visibleRows,
  type Stretch,
} from '../../../cards/console/cards/model/visible-range.ts';
import {
  COLUMNS_AROUND,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  ROWS_AROUND,
  type Geometry,
} from '../../../cards/console/cards/grid/geometry.ts';

export interface GridWindow {
  readonly rows: Stretch;
  readonly columns: Stretch;
}

/** What of the grid is in sight. It changes only when another row or column comes into sight. */
export function useWindow(rowCount: number, geometry: Geometry) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<GridWindow>({
    rows: { first: 0, last: -1 },
    columns: { first: 0, last: -1 },
  });
  // Asked of the page only when it has told of a change: reading it while rows are written lays all out.
  const view = useRef({ top: 0, left: 0, height: 0, width: 0 });
  const look = useRef(() => {});
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    view.current = { top: scrollTop, left: scrollLeft, height: clientHeight, width: clientWidth };
    look.current();
  }, []);
  useLayoutEffect(() => {
    look.current = () => {
      const { left, height, width } = view.current;
      const body = height - HEAD_HEIGHT;
      // A shorter list ends before the page has told how far it went back.
      const top = Math.min(view.current.top, Math.max(0, rowCount * ROW_HEIGHT - body));
      const rows = visibleRows(top, body, ROW_HEIGHT, rowCount, ROWS_AROUND);
      const { pinned, starts } = geometry;
      const columns = visibleColumns(left, width - pinned, starts, COLUMNS_AROUND);
      setShown((now) =>
        isSame(now.rows, rows) && isSame(now.columns, columns) ? now : { rows, columns },
      );
    };
    look.current();
  }, [rowCount, geometry]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  /** Brings a cell into sight. */
  const reveal = ({ row, column }: CellPlace): void => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const top = row * ROW_HEIGHT;
    const height = clientHeight - HEAD_HEIGHT;
    element.scrollTop = scrollTo(scrollTop, height, top, top + ROW_HEIGHT);
    if (column === 0) return;
    const { starts, pinned } = geometry;
    const [start = 0, end = 0] = [starts[column - 1], starts[column]];
    element.scrollLeft = scrollTo(scrollLeft, clientWidth - pinned, start, end);
  };
  const pageRows = (): number => {
    const height = (scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT;
    return Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
  };
  return { scroller, shown, onScroll: measure, reveal, pageRows };
}

const isSame = (one: Stretch, other: Stretch): boolean =>
  one.first === other.first && one.last === other.last;
