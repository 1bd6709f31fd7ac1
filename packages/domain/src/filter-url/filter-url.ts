import type { FilterDefinition } from '../game-config-filter.ts';
import {
  filterKeyOf,
  type FilterRange,
  type FilterState,
  simplifyFilterState,
} from '../filter/filter-state.ts';

/** The form of a filter value in an address. */
type UrlValue =
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'range'; readonly range: FilterRange }
  | { readonly kind: 'boolean' };

interface UrlForm {
  encode(value: UrlValue): string | null;
  decode(text: string): UrlValue | null;
}

const OPTIONS: UrlForm = {
  encode: (value) =>
    value.kind === 'options' && value.options.length > 0
      ? value.options.map(escapeOption).join(',')
      : null,
  decode: (text) => {
    const options = splitList(text).map(unescapeOption);
    return options.length === 0 ? null : { kind: 'options', options };
  },
};

const RANGE: UrlForm = {
  encode: (value) => (value.kind === 'range' ? encodeRange(value.range) : null),
  decode: (text) => {
    const range = decodeRange(text) ?? decodeNumber(text);
    return range === null ? null : { kind: 'range', range };
  },
};

const BOOLEAN: UrlForm = {
  encode: (value) => (value.kind === 'boolean' ? 'true' : null),
  decode: (text) => (text === 'true' ? { kind: 'boolean' } : null),
};

/** Encoder and decoder by filter type. The type decides the form, not the value. */
const URL_FORMS: Readonly<Record<FilterDefinition['type'], UrlForm>> = {
  OptionSet: OPTIONS,
  MultiRange: RANGE,
  Numbers: RANGE,
  Boolean: BOOLEAN,
};

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[-+]?\d+)?`;

const BOTH_ENDS = new RegExp(`^(${NUMBER})-(${NUMBER})$`);

const MIN_ONLY = new RegExp(`^(${NUMBER})[-+]$`);

const MAX_ONLY = new RegExp(`^-(${NUMBER})$`);

const SINGLE = new RegExp(`^${NUMBER}$`);

/** URL parameters in order, for example a `URLSearchParams`. */
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

/** Encodes filters as parameters in config order, the search last. */
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

/** Decodes the filters of an address by type, or null if it has none. */
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

/** Returns the search of an address. */
export function decodeSearch(parameters: UrlParameters): string | undefined {
  return findParameter(parameters, SEARCH_PARAMETER);
}

/** Returns the first parameter with this name. */
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

/** Encodes a range: `2-4`, `2-`, `-4`; null if both ends are open. */
function encodeRange({ min, max }: FilterRange): string | null {
  return min === undefined && max === undefined ? null : `${min ?? ''}-${max ?? ''}`;
}

/** Decodes a range, also `2+`; null if invalid. */
function decodeRange(text: string): FilterRange | null {
  const both = BOTH_ENDS.exec(text);
  if (both !== null) return { min: Number(both[1]), max: Number(both[2]) };
  const min = MIN_ONLY.exec(text);
  if (min !== null) return { min: Number(min[1]) };
  const max = MAX_ONLY.exec(text);
  return max === null ? null : { max: Number(max[1]) };
}

/** Splits a comma list, trims and drops empty items. */
function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Decodes a single number as a range. */
function decodeNumber(text: string): FilterRange | null {
  return SINGLE.test(text) ? { min: Number(text), max: Number(text) } : null;
}

/** Escapes commas and outer spaces of an option. */
function escapeOption(option: string): string {
  return option.replaceAll(/[%,]|^\s+|\s+$/g, (found) => encodeURIComponent(found));
}

/** Decodes only what `escapeOption` writes, so a `%` in an old address stays. */
function unescapeOption(option: string): string {
  return option.replaceAll(/(?:%[0-9A-F]{2})+/g, (found) => {
    try {
      return decodeURIComponent(found);
    } catch {
      return found;
    }
  });
}
