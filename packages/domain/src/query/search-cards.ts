import { parseQuery } from './parse-query.ts';
import { planQuery } from './plan-query.ts';
import type { Query } from './query-tree.ts';
import { groupAlternates } from '../filter/alternates.ts';
import { addRow, type Bitset, countRows, createBitset, writeRows } from '../filter/bitset.ts';
import type { SearchIndex } from './search-index.ts';
import type { CardOrder } from '../filter/card-order.ts';
import type { CardSort } from '../filter/card-sorts.ts';
import { countOptions } from '../filter/count-options.ts';
import { type FilterState, simplifyFilterState } from '../filter/filter-state.ts';
import { createRowTest, findPlannedRows, type Plan, planAll } from '../filter/plan.ts';
import { planFilters } from '../filter/plan-filters.ts';

export interface CardSearch {
  readonly filters: FilterState;
  readonly sort: CardSort;
  /** Groups printings into one row per card. */
  readonly groupAlternates?: boolean;
  readonly now: Date;
}

/** Larger lists are filtered in chunks. */
export const CHUNKED_ABOVE = 500;
export const CHUNK_ROWS = 1000;
export const CHUNKS_BETWEEN_YIELDS = 3;

/** Returns the matching rows in order. The result is cached; do not modify it. */
export function searchCards(index: SearchIndex, search: CardSearch): Uint32Array<ArrayBuffer> {
  const prepared = prepare(index, search);
  const known = index.cachedResults.get(prepared.key);
  if (known !== undefined) return known;
  const rows = findRows(index, prepared);
  index.cachedResults.set(prepared.key, rows);
  return rows;
}

/** Like `searchCards`, in chunks that let other work run, for pages without a worker. */
export async function searchCardsInChunks(
  index: SearchIndex,
  search: CardSearch,
  yieldToOthers: () => Promise<void>,
): Promise<Uint32Array<ArrayBuffer>> {
  if (index.rows <= CHUNKED_ABOVE) return searchCards(index, search);
  const prepared = prepare(index, search);
  const known = index.cachedResults.get(prepared.key);
  if (known !== undefined) return known;

  const test = createRowTest(prepared.plan);
  const found = createBitset(index.rows);
  for (let start = 0, chunk = 1; start < index.rows; start += CHUNK_ROWS, chunk += 1) {
    const end = Math.min(start + CHUNK_ROWS, index.rows);
    for (let row = start; row < end; row += 1) if (test(row)) addRow(found, row);
    if (chunk % CHUNKS_BETWEEN_YIELDS === 0) await yieldToOthers();
  }
  const rows = arrange(index, found, prepared);
  index.cachedResults.set(prepared.key, rows);
  return rows;
}

/**
 * Like `searchCards` without the cache, for benchmarks.
 * @internal
 */
export function searchCardsAfresh(
  index: SearchIndex,
  search: CardSearch,
): Uint32Array<ArrayBuffer> {
  return findRows(index, prepare(index, search));
}

/**
 * Counts for each filter option how many cards it would show, in the order of
 * `index.buckets(key).labels`. It is separate from the search, so a list can show before its
 * counts.
 */
export function countSearchOptions(
  index: SearchIndex,
  { filters, groupAlternates: grouped = false, now }: Omit<CardSearch, 'sort'>,
): Record<string, Uint32Array> {
  const query = parseQuery(filters.search ?? '', index.language);
  const plans = planFilters(index, filters);
  return countOptions(index, plans, planQuery(query.tree, index, now), grouped);
}

/** Returns the effective sort: the query overrides the list. */
export function resolveSort(index: SearchIndex, query: Query, sort: CardSort): CardSort {
  if (query.sort === undefined) return sort;
  const named = index.language.sorts.get(query.sort.by ?? '');
  return { ...sort, ...(named && { column: named.column }), direction: query.sort.direction };
}

interface PreparedSearch {
  readonly key: string;
  readonly plan: Plan;
  readonly order: CardOrder;
  readonly grouped: boolean;
}

function prepare(index: SearchIndex, search: CardSearch): PreparedSearch {
  const filters = simplifyFilterState(search.filters);
  const query = parseQuery(filters.search ?? '', index.language);
  const order = index.order(resolveSort(index, query, search.sort), search.now);
  const grouped = search.groupAlternates === true;
  // Dates decide what is new, banned or restricted.
  const day = search.now.toISOString().slice(0, 10);
  return {
    key: JSON.stringify([filters, order.key, grouped, day]),
    plan: planAll([
      ...planFilters(index, filters).values(),
      planQuery(query.tree, index, search.now),
    ]),
    order,
    grouped,
  };
}

function findRows(index: SearchIndex, prepared: PreparedSearch): Uint32Array<ArrayBuffer> {
  const found = findPlannedRows(prepared.plan, index.rows, index.cachedRows);
  return arrange(index, found, prepared);
}

function arrange(
  index: SearchIndex,
  found: Bitset,
  { order, grouped }: PreparedSearch,
): Uint32Array<ArrayBuffer> {
  const sorted = sortFound(found, order);
  return grouped ? groupAlternates(sorted, found, index.alternates()) : sorted;
}

/** Below this share of rows, sorting the matches is faster than walking the order. */
const SPARSE_SHARE = 1 / 24;

function sortFound(found: Bitset, order: CardOrder): Uint32Array<ArrayBuffer> {
  const count = countRows(found);
  if (count === order.rows.length) return order.rows.slice();
  const sorted = new Uint32Array(count);
  if (count < order.rows.length * SPARSE_SHARE) {
    writeRows(found, sorted);
    for (let at = 0; at < count; at += 1) sorted[at] = order.places[sorted[at] ?? 0] ?? 0;
    sorted.sort();
    for (let at = 0; at < count; at += 1) sorted[at] = order.rows[sorted[at] ?? 0] ?? 0;
    return sorted;
  }
  for (let place = 0, at = 0; at < count; place += 1) {
    const row = order.rows[place] ?? 0;
    sorted[at] = row;
    at += ((found[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  }
  return sorted;
}
