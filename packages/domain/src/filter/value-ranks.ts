import { type CardColumn, isEmptyValue } from './card-column.ts';
import type { SortDirection, SortOption } from './card-sorts.ts';

export interface ValueRanks {
  /** Rank by code; equal values share one. */
  readonly ranks: Uint32Array;
  readonly count: number;
}

/** Ranks a column's values as a sort asks; what has no value comes last in both directions. */
export function rankValues(
  column: CardColumn,
  option: SortOption,
  direction: SortDirection,
): ValueRanks {
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

/** A number in a text sorts by its size: digits are filled up to this length. */
const DIGITS = 12;

/** Orders as `compareCardNumbers` does, by plain comparison. Example: `A-2` gives `A-000000000002`. */
export function toNumberKey(cardno: string): string {
  return cardno.replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

type SortKey = number | string | readonly [number, string];

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
