import type { Card } from '@deckframe/domain/card';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardAnchor } from './card-anchor.tsx';
import type { CardViewProps } from './card-source.ts';
import { useRowPlan } from './row-plan.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import './card-table.css';

export type TableColumn = {
  column: string;
  label: string;
  weight: number;
  align?: 'end';
  sortable: boolean;
  cell: (card: Card) => ReactNode;
};

export type CardTableProps = CardViewProps & {
  /** The first column is the card's name, which opens it. */
  columns: readonly TableColumn[];
  sort: { column: string; direction: 'asc' | 'desc' };
  onSort: (column: string) => void;
};

const ROW_HEIGHT = 48;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A table of all values. Clicking a heading sorts. */
export function CardTable(props: CardTableProps) {
  const { source, label, columns } = props;
  const { length } = source;
  const plan = useRowPlan({ length, columns: 1, rowHeight: ROW_HEIGHT, slots: 'none' });
  const { grid, rows, onKeyDown } = useVirtualRows(props, plan);
  const template = columns.map(({ weight }) => `minmax(${weight * 36}px, ${weight}fr)`).join(' ');
  return (
    // The scroll container needs keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card-table-port" tabIndex={0} role="region" aria-label={label}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={source.length + 1}
        aria-colcount={columns.length}
        className="card-table"
        onKeyDown={onKeyDown}
      >
        <HeaderRow {...props} template={template} />
        <div
          ref={grid}
          role="rowgroup"
          className="card-table__body"
          style={{ height: plan.height }}
        >
          {rows.map(({ row: index, start }) => {
            const card = source.cardAt(index);
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                className="card-table__row"
                style={{
                  transform: `translateY(${start}px)`,
                  gridTemplateColumns: template,
                  height: ROW_HEIGHT,
                }}
              >
                {columns.map(({ column, align, cell }, at) => (
                  <div key={column} role="gridcell" data-align={align} className="card-table__cell">
                    {!card && <Skeleton shape="line" width="60%" />}
                    {card && at > 0 && <span className="card-table__text">{cell(card)}</span>}
                    {card && at === 0 && (
                      <CardAnchor {...props} card={card} index={index} className="card-table__link">
                        {cell(card)}
                      </CardAnchor>
                    )}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function HeaderRow({ columns, sort, onSort, template }: CardTableProps & { template: string }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="card-table__row card-table__row--head"
      style={{ gridTemplateColumns: template }}
    >
      {columns.map(({ column, label, align, sortable }) => {
        const direction = sort.column === column ? sort.direction : null;
        const Arrow = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }[direction ?? 'none'];
        return (
          <div
            key={column}
            role="columnheader"
            aria-sort={sortable ? (direction ? ARIA_SORT[direction] : 'none') : undefined}
            data-align={align}
            className="card-table__cell"
          >
            {sortable ? (
              <button type="button" className="card-table__sort" onClick={() => onSort(column)}>
                {label}
                <Arrow size={13} aria-hidden="true" />
              </button>
            ) : (
              label
            )}
          </div>
        );
      })}
    </div>
  );
}
