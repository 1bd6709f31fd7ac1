import { augmentDense } from './dense-augment.test-support.ts';
import { addBlossom, commonAncestor, openBlossom } from './dense-blossoms.test-support.ts';
import {
  type Dense,
  distance,
  enqueue,
  matchOf,
  noteNearest,
  outerOf,
  startDense,
} from './dense-state.test-support.ts';

/**
 * Finds the cheapest perfect matching of a full cost matrix (Infinity: no pair), or undefined. Runs
 * in cubic time.
 */
export function matchDense(
  size: number,
  costOf: (a: number, b: number) => number,
): number[] | undefined {
  let dearest = 0;
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const cost = costOf(a, b);
      if (cost < Infinity) dearest = Math.max(dearest, cost);
    }
  }
  // Weights make one more pair always better than cheaper pairs.
  const worth = (dearest + 1) * size;
  if (!Number.isSafeInteger(8 * worth)) throw new Error('costs are too high to be compared');
  const dense = startDense(size, (a, b) => {
    const cost = costOf(Math.min(a, b), Math.max(a, b));
    return cost === Infinity ? 0 : worth - cost;
  });
  while (addPair(dense));
  const partners = Array.from({ length: size }, (_, index) => matchOf(dense, index + 1) - 1);
  return partners.includes(-1) ? undefined : partners;
}

function addPair(dense: Dense): boolean {
  dense.side.fill(-1);
  dense.nearest.fill(0);
  dense.queue = [];
  for (let node = 1; node <= dense.nodes; node += 1) {
    if (outerOf(dense, node) !== node || matchOf(dense, node) !== 0) continue;
    dense.before[node] = 0;
    dense.side[node] = 0;
    enqueue(dense, node);
  }
  if (dense.queue.length === 0) return false;
  for (;;) {
    if (scanQueue(dense)) return true;
    if (!changeValues(dense)) return false;
    if (takeNearest(dense)) return true;
    for (let node = dense.vertices + 1; node <= dense.nodes; node += 1) {
      const isOpen = outerOf(dense, node) === node && dense.side[node] === 1;
      if (isOpen && dense.value[node] === 0) openBlossom(dense, node);
    }
  }
}

function scanQueue(dense: Dense): boolean {
  for (let at = 0; at < dense.queue.length; at += 1) {
    const vertex = dense.queue[at] ?? 0;
    if (dense.side[outerOf(dense, vertex)] === 1) continue;
    for (let other = 1; other <= dense.vertices; other += 1) {
      if ((dense.weight[vertex * dense.row + other] ?? 0) <= 0) continue;
      if (outerOf(dense, vertex) === outerOf(dense, other)) continue;
      if (distance(dense, vertex, other) !== 0) noteNearest(dense, vertex, outerOf(dense, other));
      else if (takeEdge(dense, vertex, other)) return true;
    }
  }
  dense.queue = [];
  return false;
}

/** Returns true if it added a pair. */
function takeEdge(dense: Dense, vertex: number, reached: number): boolean {
  const one = outerOf(dense, vertex);
  const other = outerOf(dense, reached);
  if (dense.side[other] === -1) {
    dense.before[other] = vertex;
    dense.side[other] = 1;
    const partner = outerOf(dense, matchOf(dense, other));
    dense.nearest[other] = 0;
    dense.nearest[partner] = 0;
    dense.side[partner] = 0;
    enqueue(dense, partner);
    return false;
  }
  if (dense.side[other] !== 0) return false;
  const ancestor = commonAncestor(dense, one, other);
  if (ancestor !== 0) {
    addBlossom(dense, one, ancestor, other);
    return false;
  }
  augmentDense(dense, one, other);
  augmentDense(dense, other, one);
  return true;
}

function takeNearest(dense: Dense): boolean {
  for (let node = 1; node <= dense.nodes; node += 1) {
    const vertex = dense.nearest[node] ?? 0;
    if (outerOf(dense, node) !== node || vertex === 0 || outerOf(dense, vertex) === node) continue;
    if (distance(dense, vertex, node) !== 0) continue;
    const at = vertex * dense.row + node;
    if (takeEdge(dense, dense.endA[at] ?? 0, dense.endB[at] ?? 0)) return true;
  }
  return false;
}

/** Returns false if a vertex must stay alone. */
function changeValues(dense: Dense): boolean {
  const { nearest, nodes, side, value, vertices } = dense;
  let step = Infinity;
  for (let node = 1; node <= nodes; node += 1) {
    if (outerOf(dense, node) !== node) continue;
    if (node > vertices && side[node] === 1) step = Math.min(step, (value[node] ?? 0) / 2);
    const vertex = nearest[node] ?? 0;
    if (vertex === 0 || side[node] === 1) continue;
    const gap = distance(dense, vertex, node);
    step = Math.min(step, side[node] === -1 ? gap : gap / 2);
  }
  for (let vertex = 1; vertex <= vertices; vertex += 1) {
    const mark = side[outerOf(dense, vertex)];
    if (mark === 0 && (value[vertex] ?? 0) <= step) return false;
    if (mark === 0) value[vertex] = (value[vertex] ?? 0) - step;
    if (mark === 1) value[vertex] = (value[vertex] ?? 0) + step;
  }
  for (let node = vertices + 1; node <= nodes; node += 1) {
    if (outerOf(dense, node) !== node) continue;
    if (side[node] === 0) value[node] = (value[node] ?? 0) + 2 * step;
    if (side[node] === 1) value[node] = (value[node] ?? 0) - 2 * step;
  }
  return true;
}
