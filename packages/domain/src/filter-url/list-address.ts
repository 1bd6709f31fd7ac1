import type { FilterDefinition } from '../game-config-filter.ts';
import type { SortDirection } from '../filter/card-sorts.ts';
import { DEFAULT_SORT_DIRECTION } from '../filter/card-sorts.ts';
import type { FilterState } from '../filter/filter-state.ts';
import {
  decodeFilters,
  decodeSearch,
  encodeFilters,
  findParameter,
  type UrlParameters,
} from './filter-url.ts';

/** The parsed parameters of a card list. */
export interface ListAddress {
  /** Null without filters. */
  readonly filters: FilterState | null;
  readonly search?: string;
  /** Series codes in lower case, without the trailing dash. */
  readonly series: readonly string[];
  readonly customSeries: readonly string[];
  readonly tradeList: boolean;
  /** The member whose collection is shown. */
  readonly user?: string;
  readonly deck?: string;
  readonly openCustom: boolean;
  readonly sort?: string;
  readonly sortDirection: SortDirection;
}

/** Parameters kept when filters are written. */
const RETAINED_PARAMETERS = ['sort', 'sortDirection', 'page', 'limit'];
/** Parameters of the list itself, which are not filters. */
const LIST_PARAMETERS: ReadonlySet<string> = new Set([
  'customSeries',
  'tradeList',
  'openCustom',
  'user',
]);

/** True if the route's name or path marks a card list, so filters belong in its address. */
export function isCardListRoute(route: { readonly name?: string; readonly path: string }): boolean {
  return [route.name ?? '', route.path].some((text) => /cardlist|cards/i.test(text));
}

export function readListAddress(
  parameters: UrlParameters,
  definitions: readonly FilterDefinition[],
): ListAddress {
  const all = [...parameters];
  const filters = decodeFilters(
    all.filter(([key]) => !LIST_PARAMETERS.has(key)),
    definitions,
  );
  const optional = (key: string): string | undefined => findParameter(all, key) || undefined;
  return {
    filters,
    ...withoutUndefined({
      search: decodeSearch(all),
      user: optional('user'),
      deck: optional('deck'),
      sort: optional('sort'),
    }),
    series: decodeSeries(optional('series') ?? ''),
    customSeries: splitCodes(optional('customSeries') ?? ''),
    tradeList: optional('tradeList') === 'true',
    openCustom: optional('openCustom') === 'true',
    sortDirection: optional('sortDirection') === 'desc' ? 'desc' : DEFAULT_SORT_DIRECTION,
  };
}

/**
 * Writes the parameters after a change of filters. Sort and page are kept; stale and unknown
 * parameters are dropped.
 */
export function writeListAddress(
  before: UrlParameters,
  shown: Pick<ListAddress, 'customSeries' | 'deck' | 'series' | 'tradeList' | 'user'> & {
    readonly filters: FilterState;
  },
  definitions: readonly FilterDefinition[],
): [string, string][] {
  const retained = [...before].filter(([key]) => RETAINED_PARAMETERS.includes(key));
  const own: [string, string][] = [
    ['series', encodeSeries(shown.series)],
    ['customSeries', shown.customSeries.join(',')],
    ['tradeList', shown.tradeList ? 'true' : ''],
    ['user', shown.user ?? ''],
    ['deck', shown.deck ?? ''],
  ];
  return [
    ...own.filter(([, value]) => value !== ''),
    ...encodeFilters(shown.filters, definitions),
    ...retained.map(([key, value]): [string, string] => [key, value]),
  ];
}

/** Example: `encodeSeries(['GD01-', 'ST01-'])` is `gd01,st01`. */
export function encodeSeries(prefixes: readonly string[]): string {
  return prefixes.map(toSeriesCode).join(',');
}

/** Returns a game's prefixes that match the codes of an address. */
export function findSeriesPrefixes(
  codes: readonly string[],
  prefixes: readonly string[],
): string[] {
  const wanted = new Set(codes.map(toSeriesCode));
  return prefixes.filter((prefix) => wanted.has(toSeriesCode(prefix)));
}

function decodeSeries(text: string): string[] {
  return splitCodes(text).map(toSeriesCode);
}

function toSeriesCode(prefix: string): string {
  return prefix.toLowerCase().replace(/-$/, '');
}

function splitCodes(text: string): string[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

function withoutUndefined<V>(entries: Readonly<Record<string, V | undefined>>): Record<string, V> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, V] => entry[1] !== undefined),
  );
}
