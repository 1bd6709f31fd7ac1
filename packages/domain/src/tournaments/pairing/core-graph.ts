import { type Entrant, getAt } from './read-entrants.ts';
import type { Graph } from './matching/graph.ts';
import { costOfBye, costOfGap, costOfPair, type ByeRule } from './pair-costs.ts';
import { findMatching, type Matching } from './matching/find-matching.ts';

/** The players to match. With an odd number, the last vertex is the bye. */
export type Core = {
  readonly entrants: readonly Entrant[];
  readonly size: number;
  /** Null without a bye. */
  readonly byeRule: ByeRule | null;
  readonly mayMeetAgain: boolean;
};

export function costBetween(core: Core, i: number, j: number): number {
  const one = getAt(core.entrants, i);
  if (j === core.entrants.length) return core.byeRule ? costOfBye(one, core.byeRule) : Infinity;
  return costOfPair(one, getAt(core.entrants, j), core.mayMeetAgain);
}

/** Lower bound of an edge's cost, without checking for a rematch. */
export const leastCostBetween = (core: Core, i: number, j: number): number =>
  j === core.entrants.length
    ? costBetween(core, i, j)
    : costOfGap(getAt(core.entrants, i), getAt(core.entrants, j));

/** Edges without duplicates. */
export type EdgeList = {
  readonly add: (i: number, j: number) => boolean;
  readonly toGraph: () => Graph;
};

export function listEdges(core: Core): EdgeList {
  const u: number[] = [];
  const v: number[] = [];
  const costs: number[] = [];
  const add = (i: number, j: number): boolean => {
    const cost = costBetween(core, i, j);
    if (cost === Infinity) return false;
    u.push(i);
    v.push(j);
    costs.push(cost);
    return true;
  };
  const toGraph = (): Graph => ({
    size: core.size,
    u: Int32Array.from(u),
    v: Int32Array.from(v),
    cost: Float64Array.from(costs),
  });
  return { add, toGraph };
}

/** Initial edges: each player with the next few below, and byes for the lowest. */
export function addWindow(core: Core, edges: EdgeList, width: number): void {
  const last = core.entrants.length;
  for (let i = 0; i < last; i += 1) {
    for (let j = i + 1, found = 0; j < last && found < width; j += 1) {
      if (edges.add(i, j)) found += 1;
    }
  }
  if (core.byeRule === null) return;
  for (let i = last - 1, found = 0; i >= 0 && found < width; i -= 1) {
    if (edges.add(i, last)) found += 1;
  }
}

/**
 * Finds the cheapest matching of the core. It starts with few edges and adds those with negative
 * reduced cost until none is left.
 */
export function matchCore(core: Core, width: number): Matching | undefined {
  const edges = listEdges(core);
  addWindow(core, edges, width);
  for (;;) {
    const matching = findMatching(edges.toGraph());
    if (matching === undefined) return undefined;
    let added = 0;
    for (let i = 0; i < core.size; i += 1) {
      for (let j = i + 1; j < core.size; j += 1) {
        if (couldPay(core, matching, i, j) && edges.add(i, j)) added += 1;
      }
    }
    if (added === 0) return matching;
  }
}

/** Existing edges have a slack of at least 0. */
function couldPay(core: Core, matching: Matching, i: number, j: number): boolean {
  const most = (matching.potential[i] ?? 0) + (matching.potential[j] ?? 0);
  if (most <= 0 || 2 * leastCostBetween(core, i, j) >= most) return false;
  return slackBetween(matching, i, j, costBetween(core, i, j)) < 0;
}

/** A negative slack means that the edge could improve the matching. */
export function slackBetween(matching: Matching, i: number, j: number, cost: number): number {
  const { potential, sharedDual } = matching;
  const slack = 2 * cost - (potential[i] ?? 0) - (potential[j] ?? 0);
  return slack >= 0 ? slack : slack + 2 * sharedDual(i, j);
}
