/** Seeded random numbers from 0 to 1, equal in browser and server (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Derives a seed for one use, such as the draw of a round. */
export const deriveSeed = (seed: number, use: number): number =>
  Math.imul(seed ^ Math.imul(use + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b) >>> 0;

/** Shuffles ids independently of their input order. */
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
