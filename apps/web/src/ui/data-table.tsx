import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import './data-table.css';

export type SortState = { columnId: string; direction: 'asc' | 'desc' };

export type TableColumn<Row> = {
  id: string;
  header: ReactNode;
  /** Only for screen readers: a column of checkboxes or menus. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /**
   * At 768 px or less: `keep` stays a column, `fold` moves below the main column, `drop` is hidden.
   * The first `main` column contains the folded values.
   */
  small?: 'main' | 'keep' | 'fold' | 'drop';
};

export type DataTableProps<Row> = {
  /** Caption of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState;
  onSort?: (columnId: string) => void;
  isSelected?: (row: Row) => boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, isSelected, empty } = props;
  const folded = columns.filter((column) => column.small === 'fold');
  return (
    <>
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cellClass(column)}
                aria-sort={sortOf(column, sort)}
              >
                <HeaderFace column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={isSelected?.(row) ? '' : undefined}>
              {columns.map((column) => (
                <td key={column.id} className={cellClass(column)}>
                  {column.cell(row)}
                  {column.small === 'main' && folded.length > 0 && (
                    <dl className="table__fold">
                      {folded.map((extra) => (
                        <div key={extra.id}>
                          <dt>{extra.header}</dt>
                          <dd>{extra.cell(row)}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </>
  );
}

function cellClass<Row>({ align, small = 'keep' }: TableColumn<Row>) {
  return classNames('table__cell', align === 'end' && 'table__cell--end', `table__cell--${small}`);
}

function sortOf<Row>(column: TableColumn<Row>, sort: SortState | undefined) {
  if (!column.sortable) {
    return undefined;
  }
  return sort?.columnId === column.id ? ARIA_SORT[sort.direction] : 'none';
}

type HeaderFaceProps<Row> = {
  column: TableColumn<Row>;
  sort: SortState | undefined;
  onSort: ((columnId: string) => void) | undefined;
};

function HeaderFace<Row>({ column, sort, onSort }: HeaderFaceProps<Row>) {
  if (!column.sortable || !onSort) {
    return column.headerHidden ? <span className="sr-only">{column.header}</span> : column.header;
  }
  const direction = sort?.columnId === column.id ? sort.direction : null;
  const Arrow = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }[direction ?? 'none'];
  return (
    <button type="button" className="table__sort" onClick={() => onSort(column.id)}>
      {column.header}
      <Arrow size={13} aria-hidden="true" />
    </button>
  );
}
