/** Cards of each kind. */
export type Counts = readonly number[];

/** One way to draw cards, told by how many of each kind, and its chance. */
export interface Draw {
  readonly counts: Counts;
  readonly chance: number;
}

/**
 * Ways to choose `k` of `n`. Small ones are exact; large ones are off by less than one part in
 * 10^13, which no sum of them can tell.
 */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  const steps = Math.min(k, n - k);
  for (let step = 1; step <= steps; step += 1) {
    ways = (ways * (n - steps + step)) / step;
  }
  return ways < Number.MAX_SAFE_INTEGER ? Math.round(ways) : ways;
}

/** Every way to draw `size` cards from a well shuffled pile, by the kinds that it holds. */
export function listDraws(pile: Counts, size: number): Draw[] {
  const all = sum(pile);
  const drawn = Math.min(size, all);
  const whole = binomial(all, drawn);
  const draws: Draw[] = [];
  const counts: number[] = [];
  const choose = (kind: number, left: number, ways: number): void => {
    if (kind === pile.length) {
      if (left === 0) draws.push({ counts: [...counts], chance: ways / whole });
      return;
    }
    const here = pile[kind] ?? 0;
    const behind = sum(pile.slice(kind + 1));
    for (let taken = Math.max(0, left - behind); taken <= Math.min(here, left); taken += 1) {
      counts[kind] = taken;
      choose(kind + 1, left - taken, ways * binomial(here, taken));
    }
  };
  choose(0, drawn, 1);
  return draws;
}

export function sum(counts: Counts): number {
  return counts.reduce((all, count) => all + count, 0);
}

export function add(left: Counts, right: Counts): number[] {
  return left.map((count, kind) => count + (right[kind] ?? 0));
}

export function subtract(left: Counts, right: Counts): number[] {
  return left.map((count, kind) => count - (right[kind] ?? 0));
}
