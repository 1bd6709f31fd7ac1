import { type Bitset, createFullBitset, hasRow, keepShared, writeRows } from './bitset.ts';
import type { CardIndex } from './card-index.ts';
import type { OptionBuckets } from './option-buckets.ts';
import { findPlannedRows, type Plan } from './plan.ts';

/**
 * How many cards each offered option would show, by filter key and in the order of its labels: all
 * other filters apply, the group's own selection does not.
 */
export function countOptions(
  index: CardIndex,
  plans: ReadonlyMap<string, Plan>,
  query: Plan,
  grouped: boolean,
): Record<string, Uint32Array> {
  const rowsOf = (plan: Plan): Bitset => findPlannedRows(plan, index.rows, index.keptRows);
  const searched = rowsOf(query);
  const selected = [...plans].map(([key, plan]) => [key, rowsOf(plan)] as const);
  const findWithout = (own: string | null): Bitset => {
    const found = createFullBitset(index.rows);
    keepShared(found, searched);
    for (const [key, bits] of selected) if (key !== own) keepShared(found, bits);
    return found;
  };

  const all = findWithout(null);
  const counts: Record<string, Uint32Array> = {};
  for (const key of index.filters.keys()) {
    const buckets = index.buckets(key);
    const found = plans.has(key) ? findWithout(key) : all;
    counts[key] = grouped ? countGroups(index, buckets, found) : countRows(buckets, found);
  }
  return counts;
}

/** Rows by code first, then codes by bucket: the many rows take one step each. */
function countRows({ column, labels, bucketsByCode }: OptionBuckets, found: Bitset): Uint32Array {
  const byCode = new Uint32Array(column.values.length);
  const rows = new Uint32Array(column.codes.length);
  const length = writeRows(found, rows);
  for (let place = 0; place < length; place += 1) {
    const code = column.codes[rows[place] ?? 0] ?? 0;
    byCode[code] = (byCode[code] ?? 0) + 1;
  }
  const counts = new Uint32Array(labels.length);
  for (const [code, count] of byCode.entries()) {
    if (count === 0) continue;
    for (const bucket of bucketsByCode[code] ?? []) counts[bucket] = (counts[bucket] ?? 0) + count;
  }
  return counts;
}

/** A card counts once for an option, however many of its printings have it. */
function countGroups(
  index: CardIndex,
  { column, labels, bucketsByCode }: OptionBuckets,
  found: Bitset,
): Uint32Array {
  const { rowsByGroup, groupOf } = index.alternates();
  const counts = new Uint32Array(labels.length);
  const lastGroup = new Int32Array(labels.length).fill(-1);
  for (const row of rowsByGroup) {
    if (!hasRow(found, row)) continue;
    const group = groupOf(row);
    for (const bucket of bucketsByCode[column.codes[row] ?? 0] ?? []) {
      if (lastGroup[bucket] === group) continue;
      lastGroup[bucket] = group;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  return counts;
}
