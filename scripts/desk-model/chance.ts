/** Numbers that come again with their seed. */
export type Chance = {
  readonly below: (bound: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
};

export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, happens: (share) => next() < share, pick: (list) => list[below(list.length)] };
}
