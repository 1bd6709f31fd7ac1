export type Counts = readonly number[];

/** A draw by counts per kind, with its chance. */
export interface Draw {
  readonly counts: Counts;
  readonly chance: number;
}

const rows = new Map<number, Float64Array>();

/** Computes n choose k: exact if small, otherwise with a relative error below 10^-13. */
export function binomial(n: number, k: number): number {
  return k < 0 || k > n ? 0 : (rowOf(n)[k] ?? 0);
}

/** Lists every draw of `size` cards from a shuffled pile, by kind. */
export function listDraws(pile: Counts, size: number): Draw[] {
  const draws: Draw[] = [];
  const whole = binomial(sum(pile), Math.min(size, sum(pile)));
  visitDraws(pile, size, (counts, ways) => {
    draws.push({ counts: [...counts], chance: ways / whole });
  });
  return draws;
}

/**
 * Computes the chance that a draw satisfies a test together with the held cards. Draws are not
 * stored, because there can be millions.
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

/** Calls back for each draw with a reused array and its number of ways. */
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

/** Returns n choose 0 … n, cached. */
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
