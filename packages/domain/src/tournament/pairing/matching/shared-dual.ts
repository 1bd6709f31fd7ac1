import { type Search, topOf } from '../../../tournaments/pairing/matching/search.ts';

/** Tells the sum of the duals of all blossoms that hold both of two vertices. */
export function makeSharedDual(search: Search): (a: number, b: number) => number {
  const { dual, parent } = search;
  const depth = new Int32Array(parent.length).fill(-1);
  /** Of a node and all around it. */
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
