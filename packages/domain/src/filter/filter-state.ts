import type { FilterDefinition } from '../game-config-filter.ts';

/** An inclusive range; a missing end is open. */
export interface FilterRange {
  readonly min?: number;
  readonly max?: number;
}

/** Active filters by key; `search` is a query. */
export interface FilterState {
  readonly optionSets: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, FilterRange>>;
  readonly booleans: Readonly<Record<string, boolean>>;
  readonly search?: string;
}

export const EMPTY_FILTER_STATE: FilterState = { optionSets: {}, ranges: {}, booleans: {} };

/**
 * Returns the key of a filter in state and address. `uniqueName` distinguishes two filters on one
 * field.
 */
export function filterKeyOf(definition: FilterDefinition): string {
  return definition.uniqueName ?? definition.property;
}

/** Merges filters: the panel overrides the address key by key, and its search if defined. */
export function mergeFilterStates(url: FilterState | null, panel: FilterState): FilterState {
  const search = panel.search ?? url?.search;
  return simplifyFilterState({
    optionSets: { ...url?.optionSets, ...panel.optionSets },
    ranges: { ...url?.ranges, ...panel.ranges },
    booleans: { ...url?.booleans, ...panel.booleans },
    ...(search !== undefined && { search }),
  });
}

/** Removes entries without effect: empty, open, false or blank. */
export function simplifyFilterState(state: FilterState): FilterState {
  return {
    optionSets: pickEntries(dropBlanks(state.optionSets), (values) => values.length > 0),
    ranges: pickEntries(state.ranges, ({ min, max }) => min !== undefined || max !== undefined),
    booleans: pickEntries(state.booleans, (value) => value),
    ...(state.search !== undefined && state.search.trim() !== '' && { search: state.search }),
  };
}

/** Counts active filters including the search. */
export function countActiveFilters(state: FilterState): number {
  const { optionSets, ranges, booleans, search } = simplifyFilterState(state);
  const groups = [optionSets, ranges, booleans].map((group) => Object.keys(group).length);
  return groups.reduce((sum, count) => sum + count, search === undefined ? 0 : 1);
}

function dropBlanks(sets: FilterState['optionSets']): Record<string, readonly string[]> {
  const entries = Object.entries(sets);
  return Object.fromEntries(entries.map(([key, values]) => [key, values.filter(Boolean)]));
}

function pickEntries<V>(
  entries: Readonly<Record<string, V>>,
  isWanted: (value: V) => boolean,
): Record<string, V> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => isWanted(value)));
}
