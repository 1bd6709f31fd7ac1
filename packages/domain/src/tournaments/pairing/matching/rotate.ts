import { head, tail } from './graph.ts';
import { ringOf, type Search } from './search.ts';

export function partWith({ parent }: Search, blossom: number, vertex: number): number {
  let node = vertex;
  while (parent[node] !== blossom) node = parent[node] ?? -1;
  return node;
}

/** Rematches the inside of a node so that this vertex is its free base. */
export function rotateTo(search: Search, node: number, vertex: number): void {
  if (node < search.size) return;
  const part = partWith(search, node, vertex);
  rotateTo(search, part, vertex);
  const { parts, ways } = ringOf(search, node);
  const at = parts.indexOf(part);
  if (at > 0) {
    const from = at % 2 === 0 ? 0 : at + 1;
    const until = at % 2 === 0 ? at : parts.length;
    for (let index = from; index < until; index += 2) {
      joinParts(
        search,
        parts[index] ?? 0,
        parts[(index + 1) % parts.length] ?? 0,
        ways[index] ?? 0,
      );
    }
    search.rings[node] = {
      parts: [...parts.slice(at), ...parts.slice(0, at)],
      ways: [...ways.slice(at), ...ways.slice(0, at)],
    };
  }
  search.base[node] = vertex;
}

function joinParts(search: Search, one: number, other: number, way: number): void {
  const { graph, mate } = search;
  const a = tail(graph, way);
  const b = head(graph, way);
  rotateTo(search, one, a);
  rotateTo(search, other, b);
  mate[a] = way;
  mate[b] = way ^ 1;
}
