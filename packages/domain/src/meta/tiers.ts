/** By the lower end of the interval, so a few lucky matches rank low. */
const TIERS = [
  ['S', 0.53],
  ['A', 0.49],
  ['B', 0.4],
  ['C', 0],
] as const;

export type Tier = (typeof TIERS)[number][0];

/** Minimum matches for a tier. */
export const TIER_MATCHES = 40;

export const tierOf = (low: number, matches: number): Tier | null =>
  matches < TIER_MATCHES ? null : (TIERS.find(([, least]) => low >= least)?.[0] ?? null);
