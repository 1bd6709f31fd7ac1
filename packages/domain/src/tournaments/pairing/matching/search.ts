import { type Graph, head, linkGraph, type LinkedGraph } from './graph.ts';

export const FREE = 0;
/** Labels: S has an even distance from a root, T an odd one. */
export const S = 1;
export const T = 2;

/** A blossom is an odd ring; way i leads from part i to the next. */
export type Ring = { readonly parts: readonly number[]; readonly ways: readonly number[] };

/** State of the matching search. Vertices start at 0, blossoms at `size`; a node is either. */
export type Search = {
  readonly graph: LinkedGraph;
  readonly size: number;
  /** Matched edge of each vertex, or -1. */
  readonly mate: Int32Array;
  readonly potential: Float64Array;
  /** Dual of each blossom. */
  readonly dual: Float64Array;
  /** Outermost node of each vertex. */
  readonly top: Int32Array;
  readonly parent: Int32Array;
  /** The vertex of a node that is matched outside. */
  readonly base: Int32Array;
  readonly rings: (Ring | null)[];
  readonly label: Uint8Array;
  /** The edge on which a node was reached, or -1. */
  readonly from: Int32Array;
  readonly mark: Int32Array;
  readonly freeNodes: number[];
  readonly queue: number[];
  stamp: number;
};

export function startSearch(graph: Graph): Search {
  const { size } = graph;
  const nodes = 2 * size;
  const itself = (_: unknown, index: number): number => index;
  return {
    graph: linkGraph(graph),
    size,
    mate: new Int32Array(size).fill(-1),
    potential: new Float64Array(size),
    dual: new Float64Array(nodes),
    top: Int32Array.from({ length: size }, itself),
    parent: new Int32Array(nodes).fill(-1),
    base: Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : -1)),
    rings: Array.from({ length: nodes }, () => null),
    label: new Uint8Array(nodes),
    from: new Int32Array(nodes).fill(-1),
    mark: new Int32Array(nodes),
    freeNodes: Array.from({ length: size }, (_, index) => nodes - 1 - index),
    queue: [],
    stamp: 0,
  };
}

export const topOf = ({ top }: Search, vertex: number): number => top[vertex] ?? 0;
export const fromOf = ({ from }: Search, node: number): number => from[node] ?? -1;

export function ringOf({ rings }: Search, blossom: number): Ring {
  const ring = rings[blossom];
  if (!ring) throw new Error(`no blossom ${blossom}`);
  return ring;
}

/** Slack of an edge outside blossoms; 0 is tight. */
export const slackOf = ({ graph, potential }: Search, edge: number): number =>
  2 * (graph.cost[edge] ?? 0) -
  (potential[graph.u[edge] ?? 0] ?? 0) -
  (potential[graph.v[edge] ?? 0] ?? 0);

export function addVertices(search: Search, node: number, to: number[]): number[] {
  if (node < search.size) to.push(node);
  else for (const part of ringOf(search, node).parts) addVertices(search, part, to);
  return to;
}

export function labelS(search: Search, node: number, way: number): void {
  search.label[node] = S;
  search.from[node] = way;
  addVertices(search, node, search.queue);
}

/** Labels a T node and its partner S. */
export function labelT(search: Search, node: number, way: number): void {
  search.label[node] = T;
  search.from[node] = way;
  const on = search.mate[search.base[node] ?? 0] ?? 0;
  labelS(search, topOf(search, head(search.graph, on)), on);
}
