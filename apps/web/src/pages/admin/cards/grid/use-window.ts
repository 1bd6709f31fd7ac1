import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CellPlace } from '../model/cell-range.ts';
import { scrollTo, visibleColumns, visibleRows, type Stretch } from '../model/visible-range.ts';
import { COLUMNS_AROUND, HEAD_HEIGHT, ROW_HEIGHT, ROWS_AROUND, type Geometry } from './geometry.ts';

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
  const look = useRef(() => {});
  useLayoutEffect(() => {
    look.current = () => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const view = clientHeight - HEAD_HEIGHT;
      const rows = visibleRows(scrollTop, view, ROW_HEIGHT, rowCount, ROWS_AROUND);
      const width = clientWidth - geometry.pinned;
      const columns = visibleColumns(scrollLeft, width, geometry.starts, COLUMNS_AROUND);
      setShown((now) =>
        isSame(now.rows, rows) && isSame(now.columns, columns) ? now : { rows, columns },
      );
    };
    look.current();
  }, [rowCount, geometry]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => look.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** Brings a cell into sight. */
  const reveal = ({ row, column }: CellPlace): void => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const top = row * ROW_HEIGHT;
    const view = clientHeight - HEAD_HEIGHT;
    element.scrollTop = scrollTo(scrollTop, view, top, top + ROW_HEIGHT);
    if (column === 0) return;
    const { starts, pinned } = geometry;
    const [start = 0, end = 0] = [starts[column - 1], starts[column]];
    element.scrollLeft = scrollTo(scrollLeft, clientWidth - pinned, start, end);
  };
  const pageRows = (): number => {
    const height = (scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT;
    return Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
  };
  return { scroller, shown, onScroll: () => look.current(), reveal, pageRows };
}

const isSame = (one: Stretch, other: Stretch): boolean =>
  one.first === other.first && one.last === other.last;
