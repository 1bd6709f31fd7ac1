import { head } from '../../../tournaments/pairing/matching/graph.ts';
import { partWith } from '../../../tournaments/pairing/matching/rotate.ts';
import {
  addVertices,
  FREE,
  fromOf,
  labelS,
  ringOf,
  S,
  type Search,
  slackOf,
  T,
  topOf,
} from '../../../tournaments/pairing/matching/search.ts';

/** Takes a T blossom whose dual is used up apart; the parts on the trail through it stay reached. */
export function expand(search: Search, blossom: number): void {
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

/** From the part where the trail enters, the even way round the ring to the base. */
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

/** S vertices with a usable edge to a part that is free again look at it once more. */
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
