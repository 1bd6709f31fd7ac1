import {
  filterKeyOf,
  simplifyFilterState,
  type FilterState,
} from '@deckframe/domain/filter/filter-state';
import type { FilterDefinition } from '@deckframe/domain/game-config-filter';
import { clearFilter } from './change-filters.ts';

/** An active filter, or the search. */
export interface FilterPart {
  readonly key: string;
  /** Undefined for the search. */
  readonly filter?: FilterDefinition;
  /** Filters without this part. */
  readonly without: FilterState;
}

export function listFilterParts(
  state: FilterState,
  definitions: readonly FilterDefinition[],
): FilterPart[] {
  const set = simplifyFilterState(state);
  const parts = definitions
    .map((filter) => ({ key: filterKeyOf(filter), filter }))
    .filter(({ key }) => [set.optionSets, set.ranges, set.booleans].some((one) => key in one))
    .map((part): FilterPart => ({ ...part, without: clearFilter(set, part.key) }));
  if (set.search === undefined) return parts;
  const { search: _, ...without } = set;
  return [...parts, { key: 'search', without }];
}
