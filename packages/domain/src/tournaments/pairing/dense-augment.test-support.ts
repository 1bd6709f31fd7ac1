import { type Dense, matchOf, outerOf } from './dense-state.test-support.ts';

/** Orients the ring so that the path from base to part has even length. */
export function evenPlace(dense: Dense, blossom: number, part: number): number {
  const parts = dense.parts[blossom] ?? [];
  const at = parts.indexOf(part);
  if (at % 2 === 0) return at;
  dense.parts[blossom] = [...parts.slice(0, 1), ...parts.slice(1).reverse()];
  return parts.length - at;
}

function setMatch(dense: Dense, one: number, other: number): void {
  const at = one * dense.row + other;
  dense.match[one] = dense.endB[at] ?? 0;
  if (one <= dense.vertices) return;
  const part = dense.partOf[one * dense.row + (dense.endA[at] ?? 0)] ?? 0;
  const place = evenPlace(dense, one, part);
  const parts = dense.parts[one] ?? [];
  for (let index = 0; index < place; index += 1) {
    setMatch(dense, parts[index] ?? 0, parts[index ^ 1] ?? 0);
  }
  setMatch(dense, part, other);
  dense.parts[one] = [...parts.slice(place), ...parts.slice(0, place)];
}

export function augmentDense(dense: Dense, one: number, other: number): void {
  let [node, partner] = [one, other];
  for (;;) {
    const left = outerOf(dense, matchOf(dense, node));
    setMatch(dense, node, partner);
    if (left === 0) return;
    const next = outerOf(dense, dense.before[left] ?? 0);
    setMatch(dense, left, next);
    [node, partner] = [next, left];
  }
}
