export type Interval = { readonly low: number; readonly high: number };

/** Two-sided 95 %. */
export const Z = 1.96;

/** Where a share may truly lie that was seen `wins` times of `n` (Wilson, 1927). */
export function wilson(wins: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = wins / n;
  const scale = 1 + (Z * Z) / n;
  const middle = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}
