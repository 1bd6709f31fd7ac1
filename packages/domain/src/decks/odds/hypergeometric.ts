/** Cards of each kind. */
export type Counts = readonly number[];

/** One way to draw cards, told by how many of each kind, and its chance. */
export interface Draw {
  readonly counts: Counts;
  readonly chance: number;
}

const rows = new Map<number, Float64Array>();

/**
 * Ways to choose `k` of `n`. Small ones are exact; large ones are off by less than one part in
 * 10^13, which no sum of them can tell.
 */
export function binomial(n: number, k: number): number {
  return k < 0 || k > n ? 0 : (rowOf(n)[k] ?? 0);
}

/** Every way to draw `size` cards from a well shuffled pile, by the kinds that it holds. */
export function listDraws(pile: Counts, size: number): Draw[] {
  const draws: Draw[] = [];
  const whole = binomial(sum(pile), Math.min(size, sum(pile)));
  visitDraws(pile, size, (counts, ways) => {
    draws.push({ counts: [...counts], chance: ways / whole });
  });
  return draws;
}

/**
 * The chance that a draw passes, with what is held already. Nothing is kept of the draws: a wide
 * question has millions of them.
 */
export function chanceOfDraw(
  pile: Counts,
  size: number,
  held: Counts,
  passes: (counts: Counts) => boolean,
): number {
  let lucky = 0;
  const together = [...held];
  visitDraws(pile, size, (counts, ways) => {
    for (let kind = 0; kind < counts.length; kind += 1) {
      together[kind] = (held[kind] ?? 0) + (counts[kind] ?? 0);
    }
    if (passes(together)) lucky += ways;
  });
  return lucky / binomial(sum(pile), Math.min(size, sum(pile)));
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

/** Calls with the same list each time, changed in place, and the ways to draw it. */
function visitDraws(
  pile: Counts,
  size: number,
  visit: (counts: Counts, ways: number) => void,
): void {
  const counts = pile.map(() => 0);
  const behind = pile.map((_, kind) => sum(pile.slice(kind + 1)));
  const kindRows = pile.map(rowOf);
  const choose = (kind: number, left: number, ways: number): void => {
    const row = kindRows[kind];
    if (row === undefined) {
      visit(counts, ways);
      return;
    }
    const most = Math.min(pile[kind] ?? 0, left);
    for (let taken = Math.max(0, left - (behind[kind] ?? 0)); taken <= most; taken += 1) {
      counts[kind] = taken;
      choose(kind + 1, left - taken, ways * (row[taken] ?? 0));
    }
  };
  choose(0, Math.min(size, sum(pile)), 1);
}

/** The ways to choose 0, 1, … `n` of `n`, computed once. */
function rowOf(n: number): Float64Array {
  let row = rows.get(n);
  if (!row) {
    row = new Float64Array(n + 1);
    let ways = 1;
    for (let k = 0; k <= n; k += 1) {
      row[k] = ways;
      const next = (ways * (n - k)) / (k + 1);
      ways = next < Number.MAX_SAFE_INTEGER ? Math.round(next) : next;
    }
    rows.set(n, row);
  }
  return row;
}
