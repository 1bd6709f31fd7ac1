/** Milliseconds until the first, half, 95 of 100, and the last. */
export type Spread = { first: number; half: number; most: number; last: number };

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { first: at(0), half: at(0.5), most: at(0.95), last: at(1) };
}
