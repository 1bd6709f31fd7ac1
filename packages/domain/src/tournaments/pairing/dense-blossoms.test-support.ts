import { evenPlace } from './dense-augment.test-support.ts';
import {
  type Dense,
  distance,
  enqueue,
  findNearest,
  matchOf,
  outerOf,
  setOuter,
} from './dense-state.test-support.ts';

export function commonAncestor(dense: Dense, one: number, other: number): number {
  dense.stamp += 1;
  let [a, b] = [one, other];
  while (a !== 0 || b !== 0) {
    if (a !== 0) {
      if (dense.seen[a] === dense.stamp) return a;
      dense.seen[a] = dense.stamp;
      const partner = outerOf(dense, matchOf(dense, a));
      a = partner === 0 ? 0 : outerOf(dense, dense.before[partner] ?? 0);
    }
    [a, b] = [b, a];
  }
  return 0;
}

export function addBlossom(dense: Dense, one: number, ancestor: number, other: number): void {
  let blossom = dense.vertices + 1;
  while (blossom <= dense.nodes && outerOf(dense, blossom) !== 0) blossom += 1;
  dense.nodes = Math.max(dense.nodes, blossom);
  dense.value[blossom] = 0;
  dense.side[blossom] = 0;
  dense.match[blossom] = matchOf(dense, ancestor);
  dense.parts[blossom] = [
    ancestor,
    ...climb(dense, one, ancestor).reverse(),
    ...climb(dense, other, ancestor),
  ];
  setOuter(dense, blossom, blossom);
  joinEdges(dense, blossom);
  findNearest(dense, blossom);
}

function climb(dense: Dense, from: number, ancestor: number): number[] {
  const way: number[] = [];
  for (let node = from; node !== ancestor;) {
    const partner = outerOf(dense, matchOf(dense, node));
    way.push(node, partner);
    enqueue(dense, partner);
    node = outerOf(dense, dense.before[partner] ?? 0);
  }
  return way;
}

/** Stores a blossom's best edge to every other node. */
function joinEdges(dense: Dense, blossom: number): void {
  const { endA, endB, nodes, partOf, row, vertices, weight } = dense;
  const copy = (to: number, from: number): void => {
    endA[to] = endA[from] ?? 0;
    endB[to] = endB[from] ?? 0;
    weight[to] = weight[from] ?? 0;
  };
  for (let node = 1; node <= nodes; node += 1) {
    weight[blossom * row + node] = 0;
    weight[node * row + blossom] = 0;
  }
  partOf.fill(0, blossom * row, (blossom + 1) * row);
  for (const part of dense.parts[blossom] ?? []) {
    for (let node = 1; node <= nodes; node += 1) {
      const isFirst = weight[blossom * row + node] === 0;
      if (isFirst || distance(dense, part, node) < distance(dense, blossom, node)) {
        copy(blossom * row + node, part * row + node);
        copy(node * row + blossom, node * row + part);
      }
    }
    for (let vertex = 1; vertex <= vertices; vertex += 1) {
      if ((partOf[part * row + vertex] ?? 0) !== 0) partOf[blossom * row + vertex] = part;
    }
  }
}

export function openBlossom(dense: Dense, blossom: number): void {
  const { before, endA, nearest, partOf, row, side } = dense;
  for (const part of dense.parts[blossom] ?? []) setOuter(dense, part, part);
  const entry = endA[blossom * row + (before[blossom] ?? 0)] ?? 0;
  const entered = partOf[blossom * row + entry] ?? 0;
  const place = evenPlace(dense, blossom, entered);
  const parts = dense.parts[blossom] ?? [];
  for (let index = 0; index < place; index += 2) {
    const odd = parts[index] ?? 0;
    const even = parts[index + 1] ?? 0;
    before[odd] = endA[even * row + odd] ?? 0;
    side[odd] = 1;
    side[even] = 0;
    nearest[odd] = 0;
    findNearest(dense, even);
    enqueue(dense, even);
  }
  side[entered] = 1;
  before[entered] = before[blossom] ?? 0;
  for (const part of parts.slice(place + 1)) {
    side[part] = -1;
    findNearest(dense, part);
  }
  dense.outer[blossom] = 0;
}
