export type Interval = { readonly low: number; readonly high: number };

/** For a two-sided 95 % interval. */
export const Z = 1.96;

/** Wins and matches of an archetype, without mirrors. */
export type Overall = { readonly wins: number; readonly n: number };
export type Estimate = Interval & { readonly mean: number };

/** Smoothed toward one half, because few matches are unreliable. */
export const shareOf = ({ wins, n }: Overall): number => (wins + 2) / (n + 4);

/** Predicts a matchup from two overall shares (log5). */
export function predictMatchup(a: Overall, b: Overall): number {
  const [x, y] = [shareOf(a), shareOf(b)];
  return (x * (1 - y)) / (x * (1 - y) + y * (1 - x));
}

/** Variance of that prediction from the uncertainty of both shares. */
function predictionVariance(a: Overall, b: Overall, prior: number): number {
  const spread = (one: Overall) => {
    const share = shareOf(one);
    return 1 / ((one.n + 4) * share * (1 - share));
  };
  return (prior * (1 - prior)) ** 2 * (spread(a) + spread(b));
}

/**
 * Estimates a matchup as a mix of its matches and the prediction. `strength` is the prediction's
 * weight in matches; it shrinks where the prediction is uncertain.
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

/** Wilson interval of `wins` out of `n`. */
export function wilson(wins: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = wins / n;
  const scale = 1 + (Z * Z) / n;
  const middle = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}
