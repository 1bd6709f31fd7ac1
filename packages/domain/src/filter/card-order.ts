import { isActionPointNumber } from '../cards/catalogue/card-number.ts';
import { type CardColumn, isEmptyValue } from './card-column.ts';
import {
  type CardSort,
  DEFAULT_SORT_DIRECTION,
  findSort,
  listSorts,
  type SortOption,
  type SortDirection,
} from './card-sorts.ts';
import { createLruCache } from './lru-cache.ts';
import { NEW_FIRST_DAYS, newSince, toCreatedTime } from './new-cards.ts';
import type { SearchConfig } from './search-config.ts';

interface ValueRanks {
  /** Rank by code; equal values share a rank. */
  readonly ranks: Uint32Array;
  readonly count: number;
}

/** Digits are padded to this length, so numbers in text sort by size. */
const DIGITS = 12;

type SortKey = number | string | readonly [number, string];

/** All rows in one sort order. */
export interface CardOrder {
  /** Cache key of the order. */
  readonly key: string;
  readonly rows: Uint32Array<ArrayBuffer>;
  /** Position of each row in `rows`. */
  readonly places: Uint32Array;
}

/** Cached orders; each takes eight bytes per row. */
const MAX_ORDERS = 12;

/** Returns a function that computes and caches orders. */
export function createCardOrders(
  config: SearchConfig,
  columnOf: (name: string) => CardColumn,
  rows: number,
): (sort: CardSort, now: Date) => CardOrder {
  const sorts = listSorts(config);
  const orders = createLruCache<CardOrder>(MAX_ORDERS);
  const created = createCreatedTimes(columnOf);
  let byNumber: Uint32Array | undefined;

  return (sort, now) => {
    const found = findSort(sorts, sort.column);
    const setColumn = config.setOrderingColumn;
    // Sorting by number follows the set order, then the number within a set.
    const isBySet = setColumn !== undefined && found?.column === config.cardId_column;
    const option: SortOption | undefined = isBySet ? { ...found, column: setColumn } : found;
    const direction = sort.direction ?? DEFAULT_SORT_DIRECTION;
    const since = sort.newFirst === true ? newSince(now, NEW_FIRST_DAYS) : Infinity;
    // The order changes over time only when a card stops being new.
    const newMoments = since === Infinity ? 0 : created.countSince(since);
    const last = sort.lastPrefixes ?? [];
    const key = `${option?.column ?? ''} ${direction} ${newMoments} ${last.join(' ')}`;
    const known = orders.get(key);
    if (known !== undefined) return known;

    byNumber ??= orderByNumber(columnOf(config.cardId_column), rows);
    const isNew = newMoments === 0 ? null : created.isSince(since);
    const classOf = classifyRows(columnOf(config.cardId_column), isNew, last);
    const base = isBySet && direction === 'desc' ? byNumber.toReversed() : byNumber;
    const order = toOrder(key, sortRows(base, classOf, columnOf, option, direction));
    orders.set(key, order);
    return order;
  };
}

interface CreatedTimes {
  /** Returns the number of creation times since then. */
  countSince(since: number): number;
  isSince(since: number): (row: number) => boolean;
}

function createCreatedTimes(columnOf: (name: string) => CardColumn): CreatedTimes {
  let times: Float64Array | undefined;
  const byCode = (): Float64Array =>
    (times ??= Float64Array.from(columnOf('created_at').values, toCreatedTime));
  let sorted: Float64Array | undefined;
  return {
    countSince(since) {
      sorted ??= byCode().toSorted();
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) < since) low = middle + 1;
        else high = middle;
      }
      return sorted.length - low;
    },
    isSince(since) {
      const { codes } = columnOf('created_at');
      const moments = byCode();
      return (row) => (moments[codes[row] ?? 0] ?? -Infinity) >= since;
    },
  };
}

const NEW = 0;
const USUAL = 1;
const LATE = 2;
const LAST = 3;

/** Classes of rows: new cards, normal cards, late series, action points. */
function classifyRows(
  ids: CardColumn,
  isNew: ((row: number) => boolean) | null,
  latePrefixes: readonly string[],
): (row: number) => number {
  const classes = new Uint8Array(ids.values.length);
  for (const [code, id] of ids.values.entries()) {
    const number = String(id);
    if (isActionPointNumber(number)) classes[code] = LAST;
    else if (latePrefixes.some((prefix) => number.startsWith(prefix))) classes[code] = LATE;
  }
  return (row) => {
    const fixed = classes[ids.codes[row] ?? 0] ?? 0;
    if (fixed > 0) return fixed;
    return isNew?.(row) === true ? NEW : USUAL;
  };
}

/** Stable counting sort by class and rank, so ties stay in number order. */
function sortRows(
  byNumber: Uint32Array,
  classOf: (row: number) => number,
  columnOf: (name: string) => CardColumn,
  option: SortOption | undefined,
  direction: 'asc' | 'desc',
): Uint32Array<ArrayBuffer> {
  const column = option && columnOf(option.column);
  const { ranks, count } =
    option && column
      ? rankValues(column, option, direction)
      : { ranks: new Uint32Array(1), count: 1 };
  const bucketOf = (row: number): number =>
    classOf(row) * count + (ranks[column?.codes[row] ?? 0] ?? 0);

  const next = new Uint32Array((LAST + 1) * count + 1);
  for (const row of byNumber) {
    const after = bucketOf(row) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < next.length; bucket += 1) {
    next[bucket] = (next[bucket] ?? 0) + (next[bucket - 1] ?? 0);
  }
  const sorted = new Uint32Array(byNumber.length);
  for (const row of byNumber) {
    const bucket = bucketOf(row);
    const place = next[bucket] ?? 0;
    sorted[place] = row;
    next[bucket] = place + 1;
  }
  return sorted;
}

function orderByNumber(ids: CardColumn, rows: number): Uint32Array {
  const keys = ids.values.map((id) => toNumberKey(String(id ?? '')));
  const keyOf = (row: number): string => keys[ids.codes[row] ?? 0] ?? '';
  // A plain array sorts nearly sorted files fast.
  const sorted = Array.from({ length: rows }, (_, row) => row).sort((left, right) => {
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
    if (leftKey === rightKey) return left - right;
    return leftKey < rightKey ? -1 : 1;
  });
  return Uint32Array.from(sorted);
}

function toOrder(key: string, rows: Uint32Array<ArrayBuffer>): CardOrder {
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  return { key, rows, places };
}

/** Ranks a column's values by a sort option. Empty values come last in both directions. */
function rankValues(column: CardColumn, option: SortOption, direction: SortDirection): ValueRanks {
  const keys = toSortKeys(column, option);
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (left: number, right: number): number => {
    const [leftKey, rightKey] = [keys[left] ?? null, keys[right] ?? null];
    if (leftKey === null || rightKey === null)
      return Number(leftKey === null) - Number(rightKey === null);
    return sign * compareKeys(leftKey, rightKey);
  };
  const codes = Uint32Array.from(keys.keys()).sort(compare);
  const ranks = new Uint32Array(keys.length);
  let rank = 0;
  for (let place = 1; place < codes.length; place += 1) {
    const [before, code] = [codes[place - 1] ?? 0, codes[place] ?? 0];
    if (compare(before, code) !== 0) rank += 1;
    ranks[code] = rank;
  }
  return { ranks, count: rank + 1 };
}

/** Returns a key that sorts like `compareCardNumbers`. Example: `A-2` gives `A-000000000002`. */
function toNumberKey(cardno: string): string {
  return cardno.replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

function toSortKeys(column: CardColumn, option: SortOption): (SortKey | null)[] {
  const places = option.values && new Map(option.values.map((value, place) => [value, place]));
  const numbers = option.type === 'string' ? null : column.numbers();
  return column.values.map((value, code) => {
    if (isEmptyValue(value)) return null;
    if (places) {
      const place = places.get(String(value)) ?? places.size;
      return [place, place < places.size ? '' : column.foldedAt(code)];
    }
    if (numbers === null) return toNumberKey(column.foldedAt(code));
    const number = numbers[code] ?? Number.NaN;
    if (Number.isNaN(number)) return null;
    return option.type === 'int' ? Math.trunc(number) : number;
  });
}

function compareKeys(left: SortKey, right: SortKey): number {
  if (typeof left === 'object' && typeof right === 'object') {
    return left[0] - right[0] || compareKeys(left[1], right[1]);
  }
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
