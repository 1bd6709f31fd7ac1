import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { isNumeric, type SheetColumn } from '../../../cards/console/cards/model/sheet-columns.ts';
import type { Stretch } from '../../../cards/console/cards/model/visible-range.ts';
import type { SheetSort } from '../../../cards/console/cards/search/search-messages.ts';
import { LEAD_COLUMNS, type Geometry } from '../../../cards/console/cards/grid/geometry.ts';

export type SheetHeadProps = {
  columns: readonly SheetColumn[];
  geometry: Geometry;
  shown: Stretch;
  active: number;
  sort: SheetSort | null;
  onSort: (column: string) => void;
  allChecked: 'all' | 'some' | 'none';
  onCheckAll: () => void;
};

export function SheetHead(props: SheetHeadProps) {
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
