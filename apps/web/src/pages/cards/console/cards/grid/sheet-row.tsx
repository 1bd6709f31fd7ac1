import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { useLingui, Trans } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { classNames } from '#ui/class-names.ts';
import { printValue } from '../model/cell-text.ts';
import type { DraftCard } from '../model/draft.ts';
import type { CellFaults } from '../model/settle-card.ts';
import { isNumeric, type SheetColumn } from '../model/sheet-columns.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Stretch } from '../model/visible-range.ts';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import { LEAD_COLUMNS, ROW_HEIGHT, type Geometry } from './geometry.ts';

/** A cell shows one line; the editor shows the whole text. */
const SHOWN_MAX = 120;

/** Renders a value in the grid. */
function CellFace({ column, value, colorColumn }: CellFaceProps) {
  if (column === 'published' && typeof value === 'boolean') {
    return value ? (
      <span className="ge__state">
        <Eye size={13} aria-hidden="true" />
        <Trans>Public</Trans>
      </span>
    ) : (
      <span className="ge__state ge__state--hidden">
        <EyeOff size={13} aria-hidden="true" />
        <Trans>Hidden</Trans>
      </span>
    );
  }
  const text = printValue(value);
  if (column === colorColumn && text !== '') {
    return (
      <span className="ge__color">
        <GameColor value={text} size={12} />
        {text}
      </span>
    );
  }
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

type CellFaceProps = { column: string; value: ColumnValue; colorColumn: string };

export type SheetRowProps = {
  sheet: Sheet;
  place: number;
  row: number;
  columns: readonly SheetColumn[];
  geometry: Geometry;
  shown: Stretch;
  colorColumn: string;
  /** Column of the cursor if it is in this row. */
  active: number | null;
  selected: Stretch | null;
  isChecked: boolean;
  card: DraftCard | undefined;
  faults: CellFaults | undefined;
  /** Counts server updates, because the other props do not change with them. */
  stored: number;
  editing: Omit<CellEditorProps, 'label'> | null;
  sayFault: (fault: string) => string;
};

const ignore = (): void => {};

/** A row of the grid. Renders only visible cells and the cursor's cell. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { sheet, place, row, columns, shown, active, isChecked } = props;
  const { t } = useLingui();
  const cardno = sheet.table.cardnoAt(row);
  const places = [0];
  for (let at = shown.first; at <= shown.last; at += 1) places.push(at + 1);
  if (active !== null && !places.includes(active)) places.push(active);
  return (
    <div
      role="row"
      className={classNames('ge__row', isChecked && 'ge__row--checked')}
      aria-rowindex={place + 2}
      style={{ top: place * ROW_HEIGHT }}
      data-row={place}
    >
      <div role="rowheader" className="ge__no" aria-colindex={1} data-whole="">
        {sheet.isNew(cardno) ? '+' : place + 1}
      </div>
      <div role="gridcell" className="ge__box" aria-colindex={2}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isChecked}
          // The grid handles changes.
          onChange={ignore}
          aria-label={t`Choose ${cardno}`}
        />
      </div>
      {places.map((at) => {
        const column = columns[at];
        return column && <SheetCell key={column.name} {...props} at={at} column={column} />;
      })}
    </div>
  );
});

function SheetCell(props: SheetRowProps & { at: number; column: SheetColumn }) {
  const { sheet, row, at, column, geometry, active, selected, card, faults, editing } = props;
  const { t } = useLingui();
  const cell = card?.get(column.name);
  const stored = sheet.table.valueAt(row, column.name);
  const value = cell ? cell.to : stored;
  const fault = faults?.get(column.name);
  const isActive = active === at;
  const isInConflict = cell !== undefined && cell.from !== stored;
  const before = printValue(stored);
  const style =
    at === 0
      ? { width: column.width }
      : { left: geometry.pinned + (geometry.starts[at - 1] ?? 0), width: column.width };
  return (
    <div
      role="gridcell"
      className={classNames(
        'ge__cell',
        at === 0 && 'ge__cell--pinned',
        isNumeric(column) && 'ge__cell--number',
        column.name === 'name' && 'ge__cell--name',
        cell && 'ge__cell--dirty',
        fault !== undefined && 'ge__cell--fault',
        isInConflict && 'ge__cell--conflict',
        isActive && 'ge__cell--active',
      )}
      style={style}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={at + 1 + LEAD_COLUMNS}
      aria-selected={selected !== null && at >= selected.first && at <= selected.last}
      // A cell of a grid may be read-only (ARIA 1.2, gridcell).
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly={column.isEditable ? undefined : true}
      aria-invalid={fault === undefined ? undefined : true}
      data-column={at}
      data-active={isActive ? '' : undefined}
    >
      {isActive && editing ? (
        <CellEditor {...editing} label={t`${column.label} of ${sheet.table.cardnoAt(row)}`} />
      ) : (
        <CellFace column={column.name} value={value} colorColumn={props.colorColumn} />
      )}
      {cell && !editing && before !== '' && before.length < 12 && <del>{before}</del>}
      {fault !== undefined && (
        <span className={isActive ? 'ge__fault' : 'sr-only'}>{props.sayFault(fault)}</span>
      )}
    </div>
  );
}
