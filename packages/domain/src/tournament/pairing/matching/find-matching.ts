import { adjustDuals } from '../../../tournaments/pairing/matching/adjust-duals.ts';
import { augment } from './augment.ts';
import { type Graph, head } from '../../../tournaments/pairing/matching/graph.ts';
import {
  FREE,
  labelS,
  labelT,
  type Search,
  slackOf,
  startSearch,
  T,
  topOf,
} from '../../../tournaments/pairing/matching/search.ts';
import { makeSharedDual } from './shared-dual.ts';
import { findMeeting, shrink } from './shrink.ts';

export type Matching = {
  /** The partner of each vertex. */
  readonly partner: Int32Array;
  readonly potential: Float64Array;
  /** The sum of the duals of all blossoms that hold both. */
  readonly sharedDual: (a: number, b: number) => number;
};

/**
 * The cheapest perfect matching of a sparse graph, undefined where there is none: the primal-dual
 * blossom method (Edmonds 1965, with the search as in Galil, ACM Computing Surveys 18, 1986).
 *
 * All duals stay whole, so the proof is exact: if `2 * cost - potential[a] - potential[b] + 2 *
 * sharedDual(a, b)` is at least 0 for each edge and 0 for the chosen ones, nothing is cheaper,
 * whatever this code did to find it.
 */
export function findMatching(graph: Graph): Matching | undefined {
  const search = startSearch(graph);
  matchCostless(search);
  for (;;) {
    const roots = startStage(search);
    if (roots === 0) return toMatching(search);
    if (roots === 1) return undefined;
    while (!growTrees(search)) if (!adjustDuals(search)) return undefined;
  }
}

/** With all duals 0, edges without cost can be used at once. */
function matchCostless({ graph, mate, size }: Search): void {
  for (let vertex = 0; vertex < size; vertex += 1) {
    for (let e = graph.start[vertex] ?? 0; e < (graph.start[vertex + 1] ?? 0); e += 1) {
      if ((mate[vertex] ?? -1) >= 0) break;
      const way = graph.out[e] ?? 0;
      const other = head(graph, way);
      if (graph.cost[way >> 1] !== 0 || (mate[other] ?? -1) >= 0) continue;
      mate[vertex] = way;
      mate[other] = way ^ 1;
    }
  }
}

/** Everybody without a partner is the root of a tree. */
function startStage(search: Search): number {
  search.queue.length = 0;
  search.label.fill(FREE);
  search.from.fill(-1);
  let roots = 0;
  for (let vertex = 0; vertex < search.size; vertex += 1) {
    if ((search.mate[vertex] ?? -1) >= 0) continue;
    roots += 1;
    labelS(search, topOf(search, vertex), -1);
  }
  return roots;
}

/** True when two trees have met and there is one pair more. */
function growTrees(search: Search): boolean {
  const { graph, label, queue } = search;
  for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
    const end = graph.start[vertex + 1] ?? 0;
    for (let e = graph.start[vertex] ?? 0; e < end; e += 1) {
      const way = graph.out[e] ?? 0;
      const node = topOf(search, vertex);
      const other = topOf(search, head(graph, way));
      if (node === other || label[other] === T || slackOf(search, way >> 1) !== 0) continue;
      if (label[other] === FREE) {
        labelT(search, other, way);
        continue;
      }
      const meeting = findMeeting(search, node, other);
      if (meeting < 0) {
        augment(search, way);
        return true;
      }
      shrink(search, meeting, way);
    }
  }
  return false;
}

function toMatching(search: Search): Matching {
  const { graph, mate, potential } = search;
  return {
    partner: mate.map((way) => head(graph, way)),
    potential,
    sharedDual: makeSharedDual(search),
  };
}
