import type { BooleanFilter, FilterDefinition } from '../game-config-filter.ts';
import type { CardIndex } from './card-index.ts';
import type { FilterRange, FilterState } from './filter-state.ts';
import { passesBoolean } from './passes-boolean.ts';
import type { Plan } from './plan.ts';

/** Creates a plan for each active filter by key; unknown keys are ignored. */
export function planFilters(index: CardIndex, state: FilterState): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const [key, filter] of index.filters) {
    const plan = planFilter(index, key, filter, state);
    if (plan !== null) plans.set(key, plan);
  }
  return plans;
}

/** Creates the plan of an active Boolean filter. */
export function planBoolean(index: CardIndex, key: string, filter: BooleanFilter): Plan {
  const column = index.column(filter.property);
  const hits = () =>
    Uint8Array.from(column.values, (value) => Number(passesBoolean(filter, value)));
  return { kind: 'values', column, hits, key };
}

/** Plans a range; values that are not numbers never match. */
export function planRange(
  index: CardIndex,
  columnName: string,
  { min = -Infinity, max = Infinity }: FilterRange,
  countZeroesAsNull: boolean,
): Plan {
  const column = index.column(columnName);
  const hits = () =>
    Uint8Array.from(column.numbers(), (number) => {
      const counts = !(countZeroesAsNull && number === 0);
      return Number(counts && number >= min && number <= max);
    });
  return { kind: 'values', column, hits };
}

function planFilter(
  index: CardIndex,
  key: string,
  filter: FilterDefinition,
  state: FilterState,
): Plan | null {
  if (filter.type === 'OptionSet') {
    const selected = state.optionSets[key] ?? [];
    const options = selected.length > 0 ? index.options(key) : undefined;
    if (options === undefined) return null;
    const hits = () => options.toHits(selected);
    return { kind: 'values', column: options.column, hits, key: JSON.stringify([key, selected]) };
  }
  if (filter.type === 'Boolean') {
    return state.booleans[key] === true ? planBoolean(index, key, filter) : null;
  }
  const range = state.ranges[key];
  if (range === undefined || (range.min === undefined && range.max === undefined)) return null;
  return planRange(index, filter.property, range, filter.countZeroesAsNull === true);
}
