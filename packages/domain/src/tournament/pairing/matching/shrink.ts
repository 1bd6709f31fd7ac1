import { head, tail } from '../../../tournaments/pairing/matching/graph.ts';
import {
  addVertices,
  fromOf,
  S,
  type Search,
  T,
  topOf,
} from '../../../tournaments/pairing/matching/search.ts';

/** Where the trails of two S nodes meet, or -1 if they begin at different vertices. */
export function findMeeting(search: Search, one: number, other: number): number {
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

/** From an S node over its T node to the S node before. */
function stepBack(search: Search, node: number): number {
  const way = fromOf(search, node);
  if (way < 0) return -1;
  const between = topOf(search, tail(search.graph, way));
  return topOf(search, tail(search.graph, fromOf(search, between)));
}

/** Makes one S node of the odd ring that `way` closes at the node where both trails meet. */
export function shrink(search: Search, meeting: number, way: number): void {
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
