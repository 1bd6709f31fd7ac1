import { expect, it } from 'vitest';
import { seededNumbers } from '../../draw.ts';
import { findMatching } from './find-matching.ts';
import type { Graph } from './graph.ts';

const GRAPHS = 2000;

/** Brute-force cheapest perfect matching; Infinity if there is none. */
function tryAll(size: number, costs: readonly (readonly number[])[]): number {
  const known = new Map<number, number>();
  const rest = (used: number): number => {
    if (used === (1 << size) - 1) return 0;
    const before = known.get(used);
    if (before !== undefined) return before;
    let a = 0;
    while ((used & (1 << a)) !== 0) a += 1;
    let best = Infinity;
    for (let b = a + 1; b < size; b += 1) {
      const cost = costs[a]?.[b] ?? Infinity;
      if ((used & (1 << b)) === 0 && cost < Infinity) {
        best = Math.min(best, cost + rest(used | (1 << a) | (1 << b)));
      }
    }
    known.set(used, best);
    return best;
  };
  return rest(0);
}

function makeGraph(next: () => number): { graph: Graph; costs: number[][] } {
  const size = 2 * (1 + Math.floor(next() * 6));
  const density = 0.2 + next() * 0.8;
  const span = [1, 3, 10, 1000][Math.floor(next() * 4)] ?? 1;
  const costs = Array.from({ length: size }, () => Array.from({ length: size }, () => Infinity));
  const edges: [number, number, number][] = [];
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      if (next() >= density) continue;
      const cost = Math.floor(next() * span);
      edges.push([a, b, cost]);
      for (const [i, j] of [
        [a, b],
        [b, a],
      ] as const) {
        const row = costs[i];
        if (row) row[j] = cost;
      }
    }
  }
  const column = (index: 0 | 1 | 2): number[] => edges.map((edge) => edge[index]);
  return {
    graph: {
      size,
      u: Int32Array.from(column(0)),
      v: Int32Array.from(column(1)),
      cost: Float64Array.from(column(2)),
    },
    costs,
  };
}

it('matches brute force, and its optimality proof is exact', () => {
  const next = seededNumbers(7);
  let without = 0;
  for (let run = 0; run < GRAPHS; run += 1) {
    const { graph, costs } = makeGraph(next);
    const best = tryAll(graph.size, costs);
    const matching = findMatching(graph);
    expect(matching !== undefined, `graph ${run}`).toBe(best < Infinity);
    if (!matching) {
      without += 1;
      continue;
    }
    const { partner, potential, sharedDual } = matching;
    const sum = [...partner].reduce((all, b, a) => all + (a < b ? (costs[a]?.[b] ?? 0) : 0), 0);
    expect(sum, `graph ${run}`).toBe(best);
    expect([...partner].every((b, a) => partner[b] === a)).toBe(true);
    const slacks = Array.from(graph.u, (a, k) => {
      const b = graph.v[k] ?? 0;
      const ends = (potential[a] ?? 0) + (potential[b] ?? 0);
      return 2 * (graph.cost[k] ?? 0) - ends + 2 * sharedDual(a, b);
    });
    const isChosen = (k: number): boolean => partner[graph.u[k] ?? 0] === graph.v[k];
    const wrong = slacks.filter((slack, k) => (isChosen(k) ? slack !== 0 : !(slack >= 0)));
    expect(wrong, `graph ${run}`).toEqual([]);
    expect(slacks.every(Number.isInteger), `graph ${run}`).toBe(true);
  }
  expect(without).toBeGreaterThan(GRAPHS / 50);
});
