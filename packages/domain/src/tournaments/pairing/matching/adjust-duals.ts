import { head } from './graph.ts';
import {
  S,
  type Search,
  slackOf,
  T,
  topOf,
  addVertices,
  FREE,
  fromOf,
  labelS,
  ringOf,
} from './search.ts';
import { partWith } from './rotate.ts';

/** Adjusts the duals until another edge is tight; false if impossible. */
export function adjustDuals(search: Search): boolean {
  const { label, potential, size } = search;
  const step = findStep(search);
  if (step === Infinity) return false;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const mark = label[topOf(search, vertex)];
    if (mark === S) potential[vertex] = (potential[vertex] ?? 0) + step;
    else if (mark === T) potential[vertex] = (potential[vertex] ?? 0) - step;
  }
  const usedUp = adjustBlossoms(search, step);
  for (let vertex = 0; vertex < size; vertex += 1) {
    if (smallestSlack(search, vertex, false) === 0) search.queue.push(vertex);
  }
  for (const blossom of usedUp) {
    if (search.rings[blossom] !== null && label[blossom] === T) expand(search, blossom);
  }
  return true;
}

function findStep(search: Search): number {
  const { dual, label, parent, rings, size } = search;
  let step = Infinity;
  for (let vertex = 0; vertex < size; vertex += 1) {
    step = Math.min(step, smallestSlack(search, vertex, true));
  }
  for (let node = size; node < 2 * size; node += 1) {
    if (rings[node] !== null && parent[node] === -1 && label[node] === T) {
      step = Math.min(step, dual[node] ?? 0);
    }
  }
  return step;
}

/** Smallest slack from an S vertex to a node that is not T. */
function smallestSlack(search: Search, vertex: number, halved: boolean): number {
  const { graph, label } = search;
  const node = topOf(search, vertex);
  if (label[node] !== S) return Infinity;
  let least = Infinity;
  const end = graph.start[vertex + 1] ?? 0;
  for (let e = graph.start[vertex] ?? 0; e < end; e += 1) {
    const way = graph.out[e] ?? 0;
    const other = topOf(search, head(graph, way));
    if (other === node || label[other] === T) continue;
    const slack = slackOf(search, way >> 1);
    // Between two S nodes both ends move, so the step is half.
    const step = halved && label[other] === S ? slack / 2 : slack;
    if (step < least) least = step;
    if (step === 0) return 0;
  }
  return least;
}

/** Returns T blossoms whose dual is 0. */
function adjustBlossoms({ dual, label, parent, rings, size }: Search, step: number): number[] {
  const usedUp: number[] = [];
  for (let node = size; node < 2 * size; node += 1) {
    if (rings[node] === null || parent[node] !== -1) continue;
    if (label[node] === S) dual[node] = (dual[node] ?? 0) + step;
    if (label[node] !== T) continue;
    dual[node] = (dual[node] ?? 0) - step;
    if (dual[node] === 0) usedUp.push(node);
  }
  return usedUp;
}

/** Expands a T blossom with dual 0; parts on the path through it stay labelled. */
function expand(search: Search, blossom: number): void {
  const { parts, ways } = ringOf(search, blossom);
  const entry = fromOf(search, blossom);
  const at = parts.indexOf(partWith(search, blossom, head(search.graph, entry)));
  for (const part of parts) setFree(search, part);
  labelTrail(search, parts, ways, at, entry);
  for (const part of parts) if (search.label[part] === FREE) wakeNeighbours(search, part);
  search.rings[blossom] = null;
  search.freeNodes.push(blossom);
}

function setFree(search: Search, part: number): void {
  search.parent[part] = -1;
  search.label[part] = FREE;
  search.from[part] = -1;
  for (const vertex of addVertices(search, part, [])) search.top[vertex] = part;
}

/** Labels the even path from the entry part around the ring to the base. */
function labelTrail(
  search: Search,
  parts: readonly number[],
  ways: readonly number[],
  at: number,
  entry: number,
): void {
  const asT = (part: number, way: number): void => {
    search.label[part] = T;
    search.from[part] = way;
  };
  asT(parts[at] ?? 0, entry);
  if (at % 2 === 0) {
    for (let index = at; index > 0; index -= 2) {
      labelS(search, parts[index - 1] ?? 0, (ways[index - 1] ?? 0) ^ 1);
      asT(parts[index - 2] ?? 0, (ways[index - 2] ?? 0) ^ 1);
    }
    return;
  }
  for (let index = at; index < parts.length; index += 2) {
    labelS(search, parts[index + 1] ?? 0, ways[index] ?? 0);
    asT(parts[(index + 2) % parts.length] ?? 0, ways[index + 1] ?? 0);
  }
}

/** Re-queues S vertices with a tight edge to a freed part. */
function wakeNeighbours(search: Search, part: number): void {
  const { graph, label, queue } = search;
  for (const vertex of addVertices(search, part, [])) {
    for (let e = graph.start[vertex] ?? 0; e < (graph.start[vertex + 1] ?? 0); e += 1) {
      const way = graph.out[e] ?? 0;
      const other = head(graph, way);
      if (label[topOf(search, other)] === S && slackOf(search, way >> 1) === 0) queue.push(other);
    }
  }
}
