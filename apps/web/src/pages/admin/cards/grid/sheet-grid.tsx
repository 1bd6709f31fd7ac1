import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import type { CellPlace } from '../../../cards/console/cards/model/cell-range.ts';
import type { SheetSort } from '../../../cards/console/cards/search/search-messages.ts';
import { useFaultWords } from '#features/cards/card-faults/use-fault-words.ts';
import {
  LEAD_COLUMNS,
  measureColumns,
  ROW_HEIGHT,
} from '../../../cards/console/cards/grid/geometry.ts';
import type { SheetGridProps } from '../../../cards/console/cards/grid/sheet-grid-props.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetRow } from '../../../cards/console/cards/grid/sheet-row.tsx';
import { useGridInput } from '../../../cards/console/cards/grid/use-grid-input.ts';
import { useWindow } from './use-window.ts';
import '../../../cards/console/cards/grid/sheet-grid.css';

/** Every card and column as a spreadsheet; what is out of sight is not drawn. */
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
  // The focus follows the cursor, once its cell is drawn.
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
    // The cells inside take the focus; the grid listens for all of them.
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
              // By place: an answer writes into the rows that are there.
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
