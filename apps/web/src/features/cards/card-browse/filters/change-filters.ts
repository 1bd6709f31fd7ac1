import type { FilterRange, FilterState } from '@deckframe/domain/filter/filter-state';

/** Adds or removes an option. */
export function toggleOption(state: FilterState, key: string, value: string): FilterState {
  const selected = state.optionSets[key] ?? [];
  const next = selected.includes(value)
    ? selected.filter((one) => one !== value)
    : [...selected, value];
  return setOptions(state, key, next);
}

function setOptions(state: FilterState, key: string, values: readonly string[]): FilterState {
  const { [key]: _, ...others } = state.optionSets;
  return { ...state, optionSets: values.length === 0 ? others : { ...others, [key]: values } };
}

export function setRange(state: FilterState, key: string, range: FilterRange | null): FilterState {
  const { [key]: _, ...others } = state.ranges;
  return { ...state, ranges: range === null ? others : { ...others, [key]: range } };
}

export function setBoolean(state: FilterState, key: string, on: boolean): FilterState {
  const { [key]: _, ...others } = state.booleans;
  return { ...state, booleans: on ? { ...others, [key]: true } : others };
}

/** Removes one filter. */
export function clearFilter(state: FilterState, key: string): FilterState {
  return setBoolean(setRange(setOptions(state, key, []), key, null), key, false);
}
