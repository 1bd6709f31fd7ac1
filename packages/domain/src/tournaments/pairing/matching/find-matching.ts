import { adjustDuals } from './adjust-duals.ts';
import { type Graph, head, tail } from './graph.ts';
import {
  FREE,
  labelS,
  labelT,
  type Search,
  slackOf,
  startSearch,
  T,
  topOf,
  fromOf,
  addVertices,
  S,
} from './search.ts';
import { rotateTo } from './rotate.ts';

export type Matching = {
  /** Partner of each vertex. */
  readonly partner: Int32Array;
  readonly potential: Float64Array;
  /** Sum of the duals of all blossoms that contain both. */
  readonly sharedDual: (a: number, b: number) => number;
  readonly blossoms: () => readonly Blossom[];
};

/** An odd set of vertices with a dual above 0. */
export type Blossom = { readonly members: readonly number[]; readonly dual: number };

/**
 * Finds the cheapest perfect matching of a sparse graph, or undefined: the primal-dual blossom
 * method (Edmonds 1965; search as in Galil, ACM Computing Surveys 18, 1986).
 * All duals are whole, so the proof is exact: if `2 * cost - potential[a] - potential[b] + 2 *
 * sharedDual(a, b)` is at least 0 for each edge and 0 for chosen ones, no matching is cheaper,
 * however it was found.
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

/** With all duals 0, edges of cost 0 are tight. */
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

/** Every unmatched vertex becomes the root of a tree. */
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

/** Returns true if two trees met and a pair was added. */
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
    blossoms: () => listBlossoms(search),
  };
}

function listBlossoms(search: Search): Blossom[] {
  const { dual, rings, size } = search;
  const blossoms: Blossom[] = [];
  for (let node = size; node < 2 * size; node += 1) {
    if (rings[node] === null || dual[node] === 0) continue;
    blossoms.push({ members: addVertices(search, node, []), dual: dual[node] ?? 0 });
  }
  return blossoms;
}

/** Flips the matching along both paths from an edge between two trees. */
function augment(search: Search, way: number): void {
  flipTrail(search, way);
  flipTrail(search, way ^ 1);
}

function flipTrail(search: Search, first: number): void {
  const { graph, mate } = search;
  let way = first;
  for (;;) {
    const vertex = tail(graph, way);
    const node = topOf(search, vertex);
    const reached = fromOf(search, node);
    rotateTo(search, node, vertex);
    mate[vertex] = way;
    if (reached < 0) return;
    const between = topOf(search, tail(graph, reached));
    const next = fromOf(search, between);
    const entry = head(graph, next);
    rotateTo(search, between, entry);
    mate[entry] = next ^ 1;
    way = next;
  }
}

/** Returns a function for the sum of duals of blossoms that contain two vertices. */
function makeSharedDual(search: Search): (a: number, b: number) => number {
  const { dual, parent } = search;
  const depth = new Int32Array(parent.length).fill(-1);
  /** Sum of a node's dual and those around it. */
  const sum = new Float64Array(parent.length);
  const measure = (node: number): void => {
    if (node < 0 || depth[node] !== -1) return;
    const outer = parent[node] ?? -1;
    measure(outer);
    depth[node] = outer < 0 ? 0 : (depth[outer] ?? 0) + 1;
    sum[node] = (dual[node] ?? 0) + (outer < 0 ? 0 : (sum[outer] ?? 0));
  };
  for (let vertex = 0; vertex < search.size; vertex += 1) measure(vertex);

  return (a, b) => {
    if (topOf(search, a) !== topOf(search, b)) return 0;
    let one = a === b ? a : (parent[a] ?? -1);
    let other = a === b ? a : (parent[b] ?? -1);
    while (one !== other) {
      if ((depth[one] ?? 0) >= (depth[other] ?? 0)) one = parent[one] ?? -1;
      else other = parent[other] ?? -1;
    }
    return sum[one] ?? 0;
  };
}

/** Returns where the paths of two S nodes meet, or -1 if their roots differ. */
function findMeeting(search: Search, one: number, other: number): number {
  const { mark } = search;
  search.stamp += 1;
  const { stamp } = search;
  let a = one;
  let b = other;
  while (a >= 0 || b >= 0) {
    if (a >= 0) {
      if (mark[a] === stamp) return a;
      mark[a] = stamp;
      a = stepBack(search, a);
    }
    if (b >= 0) {
      if (mark[b] === stamp) return b;
      mark[b] = stamp;
      b = stepBack(search, b);
    }
  }
  return -1;
}

/** Steps from an S node over its T node to the previous S node. */
function stepBack(search: Search, node: number): number {
  const way = fromOf(search, node);
  if (way < 0) return -1;
  const between = topOf(search, tail(search.graph, way));
  return topOf(search, tail(search.graph, fromOf(search, between)));
}

/** Shrinks the odd cycle that `way` closes into one S node. */
function shrink(search: Search, meeting: number, way: number): void {
  const { graph, label, parent, queue, top } = search;
  const parts: number[] = [];
  const ways: number[] = [];
  const before = (node: number): number => topOf(search, tail(graph, fromOf(search, node)));
  for (let node = topOf(search, tail(graph, way)); node !== meeting; node = before(node)) {
    parts.push(node);
    ways.push(fromOf(search, node));
  }
  parts.push(meeting);
  parts.reverse();
  ways.reverse();
  ways.push(way);
  for (let node = topOf(search, head(graph, way)); node !== meeting; node = before(node)) {
    parts.push(node);
    ways.push(fromOf(search, node) ^ 1);
  }

  const blossom = search.freeNodes.pop();
  if (blossom === undefined) throw new Error('more blossoms than vertices');
  search.rings[blossom] = { parts, ways };
  search.base[blossom] = search.base[meeting] ?? 0;
  parent[blossom] = -1;
  label[blossom] = S;
  search.from[blossom] = fromOf(search, meeting);
  search.dual[blossom] = 0;
  for (const part of parts) {
    parent[part] = blossom;
    const isNew = label[part] === T;
    for (const vertex of addVertices(search, part, [])) {
      top[vertex] = blossom;
      if (isNew) queue.push(vertex);
    }
  }
}
