import { listSorts } from '@deckframe/domain/filter/card-sorts';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import '#ui/order-box.css';
import './card-sort.css';

export interface ListSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export type CardSortProps = { sort: ListSort; onSort: (sort: ListSort) => void };

/** Sort column and direction. */
export function CardSort({ sort, onSort }: CardSortProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const isAscending = sort.direction === 'asc';
  return (
    <div className="order-box list-sort">
      <label className="list-sort__choice">
        <span className="list-sort__label" aria-hidden="true">{t`Sort`}</span>
        <select
          aria-label={t`Sort`}
          value={sort.column}
          onChange={(event) => onSort({ ...sort, column: event.target.value })}
        >
          {listSorts(config).map(({ column, label }) => (
            <option key={column} value={column}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        label={isAscending ? t`Ascending` : t`Descending`}
        icon={isAscending ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
        onClick={() => onSort({ ...sort, direction: isAscending ? 'desc' : 'asc' })}
      />
    </div>
  );
}
