/** Edges by vertex numbers, with whole costs of at least 0. */
export type Graph = {
  readonly size: number;
  readonly u: Int32Array;
  readonly v: Int32Array;
  readonly cost: Float64Array;
};

/** Edge k has two directions: 2k from u to v, and 2k + 1 back. */
export type LinkedGraph = Graph & {
  /** Index in `out` where the edges of a vertex start. */
  readonly start: Int32Array;
  readonly out: Int32Array;
};

export function linkGraph(graph: Graph): LinkedGraph {
  const { size, u, v } = graph;
  const start = new Int32Array(size + 1);
  const count = (x: number): void => {
    start[x + 1] = (start[x + 1] ?? 0) + 1;
  };
  u.forEach(count);
  v.forEach(count);
  for (let x = 0; x < size; x += 1) start[x + 1] = (start[x + 1] ?? 0) + (start[x] ?? 0);
  const out = new Int32Array(2 * u.length);
  const next = start.slice(0, size);
  const put = (x: number, way: number): void => {
    const at = next[x] ?? 0;
    out[at] = way;
    next[x] = at + 1;
  };
  for (let k = 0; k < u.length; k += 1) {
    put(u[k] ?? 0, 2 * k);
    put(v[k] ?? 0, 2 * k + 1);
  }
  return { ...graph, start, out };
}

export const tail = ({ u, v }: Graph, way: number): number =>
  ((way & 1) === 1 ? v[way >> 1] : u[way >> 1]) ?? 0;

export const head = ({ u, v }: Graph, way: number): number =>
  ((way & 1) === 1 ? u[way >> 1] : v[way >> 1]) ?? 0;
