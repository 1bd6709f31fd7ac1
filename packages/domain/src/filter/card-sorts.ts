import type { OrderingType } from '../game-config.ts';
import type { SearchConfig } from './search-config.ts';

export type SortDirection = 'asc' | 'desc';

export const DEFAULT_SORT_DIRECTION: SortDirection = 'asc';

/** The sort of a list; without a column, the first one of the config. */
export interface CardSort {
  readonly column?: string;
  readonly direction?: SortDirection;
  /** Puts recent cards first. */
  readonly newFirst?: boolean;
  /** Cards with these prefixes come last, such as unreleased series. */
  readonly lastPrefixes?: readonly string[];
}

/** One way to sort that a game offers. */
export interface SortOption {
  readonly column: string;
  readonly label: string;
  readonly type: OrderingType;
  /** Explicit order of values. */
  readonly values?: readonly string[];
}

/** Returns the configured sorts with their custom orders. */
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

/** Returns the sort by a column, or the first one. */
export function findSort(sorts: readonly SortOption[], column?: string): SortOption | undefined {
  return sorts.find((option) => option.column === column) ?? sorts[0];
}
