import { listSorts } from '@deckframe/domain/filter/card-sorts';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { ListSort } from '../card-list/use-list-address.ts';

export type PoolSortProps = { sort: ListSort; onSort: (sort: ListSort) => void };

export function PoolSort({ sort, onSort }: PoolSortProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const isAscending = sort.direction === 'asc';
  return (
    <div className="list-sort">
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
