import { head, tail } from '../../../tournaments/pairing/matching/graph.ts';
import { rotateTo } from '../../../tournaments/pairing/matching/rotate.ts';
import { fromOf, type Search, topOf } from '../../../tournaments/pairing/matching/search.ts';

/** An edge between two trees: everybody on both trails gets a new partner, and both roots one. */
export function augment(search: Search, way: number): void {
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
