import type { AlternateGroups } from './alternates.ts';
import { type Bitset, createFullBitset, hasRow, intersect, writeRows } from './bitset.ts';
import type { CardIndex } from './card-index.ts';
import type { OptionBuckets } from './option-buckets.ts';
import { findPlannedRows, type Plan } from './plan.ts';

/**
 * Counts for each option how many cards it would show: all other filters apply, but not the
 * selection of its own group.
 */
export function countOptions(
  index: CardIndex,
  plans: ReadonlyMap<string, Plan>,
  query: Plan,
  grouped: boolean,
): Record<string, Uint32Array> {
  const rowsOf = (plan: Plan): Bitset => findPlannedRows(plan, index.rows, index.cachedRows);
  const searched = rowsOf(query);
  const selected = [...plans].map(([key, plan]) => [key, rowsOf(plan)] as const);
  const findWithout = (own: string | null): Bitset => {
    const found = createFullBitset(index.rows);
    intersect(found, searched);
    for (const [key, bits] of selected) if (key !== own) intersect(found, bits);
    return found;
  };

  const groups = grouped ? index.alternates() : null;
  const listFound = (own: string | null): Uint32Array => {
    const found = findWithout(own);
    if (groups !== null) return groups.rowsByGroup.filter((row) => hasRow(found, row));
    const rows = new Uint32Array(index.rows);
    return rows.subarray(0, writeRows(found, rows));
  };

  const all = listFound(null);
  const counts: Record<string, Uint32Array> = {};
  for (const key of index.filters.keys()) {
    const buckets = index.buckets(key);
    const found = plans.has(key) ? listFound(key) : all;
    counts[key] = groups === null ? countRows(buckets, found) : countGroups(groups, buckets, found);
  }
  return counts;
}

/** Counts rows by code first and codes by bucket second, because rows are many. */
function countRows(
  { column, labels, bucketsByCode }: OptionBuckets,
  found: Uint32Array,
): Uint32Array {
  const { codes } = column;
  const byCode = new Uint32Array(column.values.length);
  for (let place = 0; place < found.length; place += 1) {
    const code = codes[found[place] ?? 0] ?? 0;
    byCode[code] = (byCode[code] ?? 0) + 1;
  }
  const counts = new Uint32Array(labels.length);
  for (const [code, count] of byCode.entries()) {
    if (count === 0) continue;
    for (const bucket of bucketsByCode[code] ?? []) counts[bucket] = (counts[bucket] ?? 0) + count;
  }
  return counts;
}

/** Counts a card once per option, over all its printings. */
function countGroups(
  { groups }: AlternateGroups,
  { column, labels, bucketsByCode }: OptionBuckets,
  foundByGroup: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(labels.length);
  // Last group counted per option, plus one.
  const lastGroups = new Uint32Array(labels.length);
  for (const row of foundByGroup) {
    const group = (groups[row] ?? 0) + 1;
    for (const bucket of bucketsByCode[column.codes[row] ?? 0] ?? []) {
      if (lastGroups[bucket] === group) continue;
      lastGroups[bucket] = group;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  return counts;
}
