/**
 * A simple matching over all pairs for comparison: a full weight matrix and another method than the
 * engine's. Vertices start at 1; 0 is nobody.
 */
export type Dense = {
  readonly vertices: number;
  /** Row length of the matrices. */
  readonly row: number;
  /** Highest node in use; nodes above `vertices` are blossoms. */
  nodes: number;
  /** For two nodes, the ends and weight of their best edge; 0 is no edge. */
  readonly endA: Int32Array;
  readonly endB: Int32Array;
  readonly weight: Float64Array;
  readonly value: Float64Array;
  readonly match: Int32Array;
  /** For each outer node, the vertex with the smallest distance to it. */
  readonly nearest: Int32Array;
  readonly outer: Int32Array;
  readonly before: Int32Array;
  /** -1 unreached, 0 even, 1 odd. */
  readonly side: Int8Array;
  readonly seen: Int32Array;
  readonly parts: number[][];
  /** The part of a blossom that contains a vertex. */
  readonly partOf: Int32Array;
  queue: number[];
  stamp: number;
};

export function startDense(vertices: number, weightOf: (a: number, b: number) => number): Dense {
  const row = vertices + (vertices >> 1) + 2;
  const dense: Dense = {
    vertices,
    row,
    nodes: vertices,
    endA: new Int32Array(row * row),
    endB: new Int32Array(row * row),
    weight: new Float64Array(row * row),
    value: new Float64Array(row),
    match: new Int32Array(row),
    nearest: new Int32Array(row),
    outer: new Int32Array(row),
    before: new Int32Array(row),
    side: new Int8Array(row),
    seen: new Int32Array(row),
    parts: Array.from({ length: row }, () => []),
    partOf: new Int32Array(row * row),
    queue: [],
    stamp: 0,
  };
  let most = 0;
  for (let a = 1; a <= vertices; a += 1) {
    dense.outer[a] = a;
    dense.partOf[a * row + a] = a;
    for (let b = 1; b <= vertices; b += 1) {
      const at = a * row + b;
      dense.endA[at] = a;
      dense.endB[at] = b;
      const weight = a === b ? 0 : weightOf(a - 1, b - 1);
      dense.weight[at] = weight;
      most = Math.max(most, weight);
    }
  }
  dense.value.fill(most, 1, vertices + 1);
  return dense;
}

export const outerOf = ({ outer }: Dense, node: number): number => outer[node] ?? 0;
export const matchOf = ({ match }: Dense, node: number): number => match[node] ?? 0;

/** Returns the slack between two nodes. */
export function distance(dense: Dense, a: number, b: number): number {
  const { endA, endB, row, value, weight } = dense;
  const u = endA[a * row + b] ?? 0;
  const v = endB[a * row + b] ?? 0;
  return (value[u] ?? 0) + (value[v] ?? 0) - 2 * (weight[u * row + v] ?? 0);
}

export function noteNearest(dense: Dense, vertex: number, node: number): void {
  const known = dense.nearest[node] ?? 0;
  if (known === 0 || distance(dense, vertex, node) < distance(dense, known, node)) {
    dense.nearest[node] = vertex;
  }
}

export function findNearest(dense: Dense, node: number): void {
  dense.nearest[node] = 0;
  for (let vertex = 1; vertex <= dense.vertices; vertex += 1) {
    const around = outerOf(dense, vertex);
    if ((dense.weight[vertex * dense.row + node] ?? 0) <= 0) continue;
    if (around !== node && dense.side[around] === 0) noteNearest(dense, vertex, node);
  }
}

export function enqueue(dense: Dense, node: number): void {
  if (node <= dense.vertices) dense.queue.push(node);
  else for (const part of dense.parts[node] ?? []) enqueue(dense, part);
}

export function setOuter(dense: Dense, node: number, outer: number): void {
  dense.outer[node] = outer;
  if (node > dense.vertices)
    for (const part of dense.parts[node] ?? []) setOuter(dense, part, outer);
}
