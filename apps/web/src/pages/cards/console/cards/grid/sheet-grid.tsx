import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState, useCallback, useEffect } from 'react';
import { useFaultWords } from '#features/cards/card-faults/use-fault-words.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { classNames } from '#ui/class-names.ts';
import type { CellPlace } from '../model/cell-range.ts';
import { isNumeric, type SheetColumn } from '../model/sheet-columns.ts';
import { scrollTo, visibleColumns, visibleRows, type Stretch } from '../model/visible-range.ts';
import type { SheetSort } from '../search/search-messages.ts';
import {
  LEAD_COLUMNS,
  measureColumns,
  ROW_HEIGHT,
  COLUMNS_AROUND,
  HEAD_HEIGHT,
  ROWS_AROUND,
  type Geometry,
} from './geometry.ts';
import type { SheetGridProps } from './sheet-grid-props.ts';
import { SheetRow } from './sheet-row.tsx';
import { useGridInput } from './use-grid-input.ts';
import './sheet-grid.css';

type SheetHeadProps = {
  columns: readonly SheetColumn[];
  geometry: Geometry;
  shown: Stretch;
  active: number;
  sort: SheetSort | null;
  onSort: (column: string) => void;
  allChecked: 'all' | 'some' | 'none';
  onCheckAll: () => void;
};

function SheetHead(props: SheetHeadProps) {
  const { columns, geometry, shown, active, sort, onSort, allChecked } = props;
  const { t } = useLingui();
  const places = [0];
  for (let at = shown.first; at <= shown.last; at += 1) places.push(at + 1);
  if (!places.includes(active)) places.push(active);
  return (
    <div role="row" className="ge__head" aria-rowindex={1}>
      <div role="columnheader" className="ge__no" aria-colindex={1}>
        <span className="sr-only">{t`Row`}</span>
      </div>
      <div role="columnheader" className="ge__box" aria-colindex={2}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = allChecked === 'some';
          }}
          type="checkbox"
          tabIndex={-1}
          aria-label={t`Choose all`}
          checked={allChecked === 'all'}
          onChange={props.onCheckAll}
        />
      </div>
      {places.map((at) => {
        const column = columns[at];
        if (!column) return null;
        const direction = sort?.column === column.name ? sort.direction : null;
        const start = geometry.pinned + (geometry.starts[at - 1] ?? 0);
        return (
          <div
            key={column.name}
            role="columnheader"
            className={classNames(
              'ge__cell',
              at === 0 && 'ge__cell--pinned',
              isNumeric(column) && 'ge__cell--number',
            )}
            style={at === 0 ? { width: column.width } : { left: start, width: column.width }}
            aria-colindex={at + 1 + LEAD_COLUMNS}
            aria-sort={direction === null ? undefined : ariaSort(direction)}
          >
            <button type="button" tabIndex={-1} onClick={() => onSort(column.name)}>
              {column.label}
              {direction === 'asc' && <ArrowUp size={12} aria-hidden="true" />}
              {direction === 'desc' && <ArrowDown size={12} aria-hidden="true" />}
            </button>
          </div>
        );
      })}
    </div>
  );
}

const ariaSort = (direction: 'asc' | 'desc') =>
  direction === 'asc' ? ('ascending' as const) : ('descending' as const);

interface GridWindow {
  readonly rows: Stretch;
  readonly columns: Stretch;
}

/** The visible part of the grid. It changes only when another row or column becomes visible. */
function useWindow(rowCount: number, geometry: Geometry) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<GridWindow>({
    rows: { first: 0, last: -1 },
    columns: { first: 0, last: -1 },
  });
  // Cached to avoid a forced layout.
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
      // A shorter list ends earlier.
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

  /** Scrolls a cell into view. */
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

/** A spreadsheet of all cards and columns. Only visible cells are rendered. */
export function SheetGrid(props: SheetGridProps) {
  const { sheet, rows, columns, cursor, checked, onCheck, sort } = props;
  const { t } = useLingui();
  const { draft, faults, stored } = useValue(sheet.state);
  const { cardColor_column: colorColumn } = useGameConfig();
  const sayFault = useFaultWords();
  const geometry = useMemo(() => measureColumns(columns), [columns]);
  const { scroller, shown, onScroll, reveal, pageRows } = useWindow(rows.length, geometry);
  const [editing, setEditing] = useState<string | null>(null);
  const wantsFocus = useRef(false);
  const { at, range } = cursor;

  const wantFocus = (): void => {
    wantsFocus.current = true;
  };
  const go = (to: CellPlace, isExtending = false): void => {
    wantFocus();
    cursor.move(to, isExtending);
    reveal(to);
  };
  const input = useGridInput({ ...props, editing, setEditing, go, pageRows, wantFocus });
  // Moves the focus to the cursor's cell after it is rendered.
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>('[role="gridcell"][data-active]')
      ?.focus({ preventScroll: true });
  });

  const places: number[] = [];
  for (let place = shown.rows.first; place <= shown.rows.last; place += 1) places.push(place);
  if (rows.length > 0 && (at.row < shown.rows.first || at.row > shown.rows.last)) {
    if (at.row < shown.rows.first) places.unshift(at.row);
    else places.push(at.row);
  }
  const chosen = checked.size === 0 ? 'none' : checked.size >= rows.length ? 'all' : 'some';
  const checkAll = () => {
    const all = Array.from(rows, (row) => sheet.table.cardnoAt(row));
    onCheck(new Set(chosen === 'all' ? [] : all));
  };
  return (
    // Cells take the focus; the grid handles events.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={scroller}
      role="grid"
      className="ge"
      aria-label={t`Cards`}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + LEAD_COLUMNS}
      aria-multiselectable="true"
      aria-busy={props.isBusy || undefined}
      onScroll={onScroll}
      {...input.handlers}
    >
      <div role="rowgroup" className="ge__heads" style={{ width: geometry.width }}>
        <SheetHead
          columns={columns}
          geometry={geometry}
          shown={shown.columns}
          active={at.column}
          sort={sort}
          onSort={(column) => props.onSort(nextSort(sort, column))}
          allChecked={chosen}
          onCheckAll={checkAll}
        />
      </div>
      <div
        role="rowgroup"
        className="ge__body"
        style={{ width: geometry.width, height: rows.length * ROW_HEIGHT }}
      >
        {places.map((place) => {
          const row = rows[place] ?? 0;
          const cardno = sheet.table.cardnoAt(row);
          const isIn = place >= range.top && place <= range.bottom;
          const isHere = place === at.row;
          return (
            <SheetRow
              // Keyed by position to reuse rows.
              key={place}
              sheet={sheet}
              place={place}
              row={row}
              columns={columns}
              geometry={geometry}
              shown={shown.columns}
              colorColumn={colorColumn}
              active={isHere ? at.column : null}
              selected={isIn ? input.selected : null}
              isChecked={checked.has(cardno)}
              card={draft.get(cardno)}
              faults={faults.get(cardno)}
              stored={stored}
              editing={
                isHere && editing !== null
                  ? { initial: editing, onCommit: input.commit, onCancel: input.cancel }
                  : null
              }
              sayFault={sayFault}
            />
          );
        })}
      </div>
    </div>
  );
}

function nextSort(sort: SheetSort | null, column: string): SheetSort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}
