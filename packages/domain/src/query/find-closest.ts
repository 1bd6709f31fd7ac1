import { foldQuickly } from '../filter/card-column.ts';

/** Limit of candidates, to keep suggestions fast. */
const MOST_CANDIDATES = 3000;

/** Returns the most similar candidate, or undefined. */
export function findClosest(typed: string, candidates: Iterable<string>): string | undefined {
  const wanted = foldQuickly(typed);
  if (wanted === '') return undefined;
  let closest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let looked = 0;
  for (const candidate of candidates) {
    if ((looked += 1) > MOST_CANDIDATES) break;
    const distance = distanceTo(wanted, foldQuickly(candidate), least);
    if (distance >= least) continue;
    least = distance;
    closest = candidate;
  }
  return closest;
}

/** A prefix match is closer than any typing error. */
function distanceTo(wanted: string, candidate: string, limit: number): number {
  if (candidate.startsWith(wanted)) return wanted.length > 1 ? 0.5 : limit;
  if (Math.abs(candidate.length - wanted.length) >= limit) return limit;
  return countSlips(wanted, candidate);
}

/** Edit distance with swaps of neighbours. */
export function countSlips(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped)
        slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
