import { makeWorld } from './made-world.test-support.ts';
import { readMeta } from './read-meta.ts';

/** Measures how often intervals contain the truth, and the errors of estimate and plain share. */
export function judgeIntervals(spread: number, matches: number, worlds: number) {
  let [held, cells, off, bare, width] = [0, 0, 0, 0, 0];
  for (let seed = 1; seed <= worlds; seed++) {
    const world = makeWorld(seed * 977 + matches, matches, spread);
    const shares = world.names.map((archetype) => ({ archetype, entries: 1, inCut: 0 }));
    const { matchup } = readMeta({ cells: world.cells, shares });
    for (const { a, b } of world.cells) {
      const found = matchup(a, b);
      if (!found || found.n < 5) continue;
      const truth = world.truth(a, b);
      cells += 1;
      if (found.estimate.low <= truth && truth <= found.estimate.high) held += 1;
      width += found.estimate.high - found.estimate.low;
      off += Math.abs(found.estimate.mean - truth);
      bare += Math.abs(found.wins / found.n - truth);
    }
  }
  return {
    cells,
    coverage: held / cells,
    width: width / cells,
    error: off / cells,
    bareError: bare / cells,
  };
}
