import type { FilterDefinition } from '../game-config-filter.ts';
import {
  filterKeyOf,
  type FilterRange,
  type FilterState,
  simplifyFilterState,
} from '../filter/filter-state.ts';
import { URL_FORMS, type UrlValue } from './url-values.ts';

/** The parameters of an address in their order; a `URLSearchParams` is one. */
export type UrlParameters = Iterable<readonly [string, string]>;

/** Parameters that are never filters. */
export const IGNORED_PARAMETERS: ReadonlySet<string> = new Set([
  'search',
  'sort',
  'sortDirection',
  'page',
  'limit',
  'deck',
  'series',
]);

export const SEARCH_PARAMETER = 'search';

/** The filters as parameters, in the order of the definitions; the search last. */
export function encodeFilters(
  state: FilterState,
  definitions: readonly FilterDefinition[],
): [string, string][] {
  const { search, ...filters } = simplifyFilterState(state);
  const encoded = definitions.flatMap((definition): [string, string][] => {
    const key = filterKeyOf(definition);
    const value = findValue(filters, definition, key);
    const text = value && URL_FORMS[definition.type].encode(value);
    return text === null ? [] : [[key, text]];
  });
  return search === undefined ? encoded : [...encoded, [SEARCH_PARAMETER, search]];
}

/** The filters of an address by the definitions' types, or null where it has none. */
export function decodeFilters(
  parameters: UrlParameters,
  definitions: readonly FilterDefinition[],
): FilterState | null {
  const byKey = new Map(definitions.map((definition) => [filterKeyOf(definition), definition]));
  const optionSets: Record<string, readonly string[]> = {};
  const ranges: Record<string, FilterRange> = {};
  const booleans: Record<string, boolean> = {};
  let isEmpty = true;
  for (const [key, text] of parameters) {
    const definition = IGNORED_PARAMETERS.has(key) ? undefined : byKey.get(key);
    const value = definition && URL_FORMS[definition.type].decode(text);
    if (value === null || value === undefined) continue;
    isEmpty = false;
    if (value.kind === 'options') optionSets[key] = [...(optionSets[key] ?? []), ...value.options];
    else if (value.kind === 'range') ranges[key] = value.range;
    else booleans[key] = true;
  }
  return isEmpty ? null : { optionSets, ranges, booleans };
}

/** The search of an address, which is no filter. */
export function decodeSearch(parameters: UrlParameters): string | undefined {
  return findParameter(parameters, SEARCH_PARAMETER);
}

/** The first parameter of a name. */
export function findParameter(parameters: UrlParameters, name: string): string | undefined {
  for (const [key, value] of parameters) if (key === name) return value;
  return undefined;
}

function findValue(
  { optionSets, ranges, booleans }: FilterState,
  { type }: FilterDefinition,
  key: string,
): UrlValue | null {
  if (type === 'OptionSet') {
    const options = optionSets[key];
    return options === undefined ? null : { kind: 'options', options };
  }
  if (type === 'Boolean') return booleans[key] === true ? { kind: 'boolean' } : null;
  const range = ranges[key];
  return range === undefined ? null : { kind: 'range', range };
}
