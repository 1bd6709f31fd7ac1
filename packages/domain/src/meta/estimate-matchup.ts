export type Interval = { readonly low: number; readonly high: number };

/** Two-sided 95 %. */
export const Z = 1.96;

/** Win share of an archetype over all that is not a mirror. */
export type Overall = { readonly wins: number; readonly n: number };
export type Estimate = Interval & { readonly mean: number };

/** Held near the middle: an archetype of three matches says little. */
export const shareOf = ({ wins, n }: Overall): number => (wins + 2) / (n + 4);

/** What the overall shares of both predict for their match (log5). */
export function predictMatchup(a: Overall, b: Overall): number {
  const [x, y] = [shareOf(a), shareOf(b)];
  return (x * (1 - y)) / (x * (1 - y) + y * (1 - x));
}

/** How far that prediction may be off, as the two shares are not known exactly either. */
function predictionVariance(a: Overall, b: Overall, prior: number): number {
  const spread = (one: Overall) => {
    const share = shareOf(one);
    return 1 / ((one.n + 4) * share * (1 - share));
  };
  return (prior * (1 - prior)) ** 2 * (spread(a) + spread(b));
}

/**
 * The share of a matchup, drawn toward what both decks' overall strength predicts: few matches hardly
 * move it, many do. `strength` is worth so many matches; it weakens where the prediction is unsure.
 */
export function estimateMatchup(
  seen: Overall,
  overall: readonly [Overall, Overall],
  strength: number,
): Estimate {
  const prior = predictMatchup(...overall);
  const spread = prior * (1 - prior);
  const variance = spread / (strength + 1) + predictionVariance(...overall, prior);
  const weight = Math.max(2, spread / variance - 1);
  const won = seen.wins + weight * prior;
  const lost = seen.n - seen.wins + weight * (1 - prior);
  const mean = won / (won + lost);
  const half = Z * Math.sqrt((mean * (1 - mean)) / (won + lost + 1));
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** Where a share may truly lie that was seen `wins` times of `n` (Wilson, 1927). */
export function wilson(wins: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = wins / n;
  const scale = 1 + (Z * Z) / n;
  const middle = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}
