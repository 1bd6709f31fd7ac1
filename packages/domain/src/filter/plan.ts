import {
  addAll,
  addRow,
  type Bitset,
  createBitset,
  createFullBitset,
  hasRow,
  isEmptyBitset,
  intersect,
  removeRow,
  takeOut,
  writeRows,
} from './bitset.ts';
import type { CardColumn } from './card-column.ts';
import type { LruCache } from './lru-cache.ts';

/** A plan for finding rows, for the filter panel or a query. */
export type Plan =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Plan[] }
  | { readonly kind: 'not'; readonly part: Plan }
  /** Rows by column code: `hits()[code]` is 1. With a key the rows are cached. */
  | {
      readonly kind: 'values';
      readonly column: CardColumn;
      readonly hits: () => Uint8Array;
      readonly key?: string;
    }
  | { readonly kind: 'rows'; readonly bits: () => Bitset }
  /** An expensive test, run only on rows that other parts leave. */
  | { readonly kind: 'test'; readonly test: (row: number) => boolean };

export const EVERYTHING: Plan = { kind: 'and', parts: [] };
export const NOTHING: Plan = { kind: 'or', parts: [] };

/** Combines plans by AND. Nested ANDs are flattened, so expensive tests run last. */
export function planAll(parts: readonly Plan[]): Plan {
  const flat = parts.flatMap((part) => (part.kind === 'and' ? part.parts : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind: 'and', parts: flat };
}

/** Returns the rows of a plan. The result may be shared; do not modify it. */
export function findPlannedRows(plan: Plan, rows: number, cache: LruCache<Bitset>): Bitset {
  switch (plan.kind) {
    case 'values':
      return findValueRows(plan, cache);
    case 'rows':
      return plan.bits();
    case 'test':
      return filterRows(createFullBitset(rows), plan.test);
    case 'not': {
      const left = createFullBitset(rows);
      takeOut(left, findPlannedRows(plan.part, rows, cache));
      return left;
    }
    case 'or': {
      const found = createBitset(rows);
      for (const part of plan.parts) addAll(found, findPlannedRows(part, rows, cache));
      return found;
    }
    case 'and':
      return findShared(plan.parts, rows, cache);
  }
}

/** Returns a test per row, for chunked search. */
export function createRowTest(plan: Plan): (row: number) => boolean {
  switch (plan.kind) {
    case 'values': {
      const { codes } = plan.column;
      const hits = plan.hits();
      return (row) => hits[codes[row] ?? 0] === 1;
    }
    case 'rows': {
      const bits = plan.bits();
      return (row) => hasRow(bits, row);
    }
    case 'test':
      return plan.test;
    case 'not': {
      const test = createRowTest(plan.part);
      return (row) => !test(row);
    }
    case 'or': {
      const tests = plan.parts.map(createRowTest);
      return (row) => tests.some((test) => test(row));
    }
    case 'and': {
      const tests = cheapFirst(plan.parts).map(createRowTest);
      return (row) => tests.every((test) => test(row));
    }
  }
}

function findShared(parts: readonly Plan[], rows: number, cache: LruCache<Bitset>): Bitset {
  const left = createFullBitset(rows);
  for (const part of cheapFirst(parts)) {
    if (isEmptyBitset(left)) return left;
    if (isDear(part)) filterRows(left, createRowTest(part));
    else if (part.kind === 'not') takeOut(left, findPlannedRows(part.part, rows, cache));
    else intersect(left, findPlannedRows(part, rows, cache));
  }
  return left;
}

function filterRows(left: Bitset, test: (row: number) => boolean): Bitset {
  const candidates = new Uint32Array(left.length * 32);
  const length = writeRows(left, candidates);
  for (const row of candidates.subarray(0, length)) if (!test(row)) removeRow(left, row);
  return left;
}

function findValueRows(plan: Plan & { kind: 'values' }, cache: LruCache<Bitset>): Bitset {
  const known = plan.key === undefined ? undefined : cache.get(plan.key);
  if (known !== undefined) return known;
  const found = spreadHits(plan.column, plan.hits());
  if (plan.key !== undefined) cache.set(plan.key, found);
  return found;
}

/** Converts hits by code to rows, 32 at a time. */
function spreadHits({ codes }: CardColumn, hits: Uint8Array): Bitset {
  const found = createBitset(codes.length);
  const whole = codes.length >>> 5;
  for (let word = 0, row = 0; word < whole; word += 1, row += 32) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 1) bits |= (hits[codes[row + bit] ?? 0] ?? 0) << bit;
    found[word] = bits;
  }
  for (let row = whole << 5; row < codes.length; row += 1) {
    if (hits[codes[row] ?? 0] === 1) addRow(found, row);
  }
  return found;
}

function cheapFirst(parts: readonly Plan[]): Plan[] {
  return [...parts.filter((part) => !isDear(part)), ...parts.filter(isDear)];
}

function isDear(plan: Plan): boolean {
  if (plan.kind === 'test') return true;
  if (plan.kind === 'not') return isDear(plan.part);
  return (plan.kind === 'and' || plan.kind === 'or') && plan.parts.some(isDear);
}
