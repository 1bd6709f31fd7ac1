import {
  addWindow,
  type Core,
  costBetween,
  leastCostBetween,
  listEdges,
} from '../../tournaments/pairing/core-graph.ts';
import { findMatching, type Matching } from './matching/find-matching.ts';

/**
 * The cheapest matching over all pairs of the core. It is looked for among few edges; those left
 * out are priced by the duals, and the ones that could pay are added, until none could.
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

/** An edge that was there has a slack of 0 or more. */
function couldPay(core: Core, matching: Matching, i: number, j: number): boolean {
  const most = (matching.potential[i] ?? 0) + (matching.potential[j] ?? 0);
  if (most <= 0 || 2 * leastCostBetween(core, i, j) >= most) return false;
  return slackBetween(matching, i, j, costBetween(core, i, j)) < 0;
}

/** Below 0 an edge of this cost would make the matching cheaper. */
export function slackBetween(matching: Matching, i: number, j: number, cost: number): number {
  const { potential, sharedDual } = matching;
  const slack = 2 * cost - (potential[i] ?? 0) - (potential[j] ?? 0);
  return slack >= 0 ? slack : slack + 2 * sharedDual(i, j);
}
