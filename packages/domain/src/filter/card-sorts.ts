import type { OrderingType } from '../game-config.ts';
import type { SearchConfig } from './search-config.ts';

export type SortDirection = 'asc' | 'desc';

export const DEFAULT_SORT_DIRECTION: SortDirection = 'asc';

/** How a list is sorted; without a column as the config's first entry says. */
export interface CardSort {
  readonly column?: string;
  readonly direction?: SortDirection;
  /** Cards of the last days before all others. */
  readonly newFirst?: boolean;
  /** Cards whose number begins so come behind the others, such as those of series to come. */
  readonly lastPrefixes?: readonly string[];
}

/** One way to sort that a game offers. */
export interface SortOption {
  readonly column: string;
  readonly label: string;
  readonly type: OrderingType;
  /** Values in their own order, where comparing them would not do. */
  readonly values?: readonly string[];
}

/** The configured ways to sort, and the columns that have an order of their own. */
export function listSorts(config: SearchConfig): SortOption[] {
  const customLists = config['custom-ordering-list'] ?? {};
  const listed = config['ordering-list'].map((entry): SortOption => {
    const values = customLists[entry['custom-ordering'] ?? ''];
    return {
      column: entry['ordering-column'],
      label: entry.label,
      type: entry['ordering-type'],
      ...(values !== undefined && { values }),
    };
  });
  const known = new Set(listed.map((option) => option.column));
  const custom = Object.entries(customLists)
    .filter(([column]) => !known.has(column))
    .map(([column, values]): SortOption => {
      return { column, label: config.labels[column] ?? column, type: 'string', values };
    });
  return [...listed, ...custom];
}

/** The way to sort by a column, or the first one where there is none. */
export function findSort(sorts: readonly SortOption[], column?: string): SortOption | undefined {
  return sorts.find((option) => option.column === column) ?? sorts[0];
}
