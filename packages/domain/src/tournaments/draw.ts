/** Numbers from 0 to below 1, the same for a seed in every browser and on the server (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed of its own for each use of the event's seed, such as the draw of one round. */
export const deriveSeed = (seed: number, use: number): number =>
  Math.imul(seed ^ Math.imul(use + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b) >>> 0;

/** Draws lots: whoever hands in the same ids in whatever order gets the same draw. */
export function drawOrder(ids: readonly string[], seed: number): string[] {
  const drawn = [...ids].sort((a, b) => (a < b ? -1 : 1));
  const next = seededNumbers(seed);
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const moved = drawn[last] ?? '';
    drawn[last] = drawn[other] ?? '';
    drawn[other] = moved;
  }
  return drawn;
}
