const HOUR_MS = 3_600_000;

/**
 * Returns the milliseconds until the next account mail may be requested: one mail per hour.
 * Example: `msUntilMailRequest(null, now)` is 0.
 */
export function msUntilMailRequest(lastRequestTime: number | null, now: number): number {
  return lastRequestTime === null ? 0 : Math.max(0, lastRequestTime + HOUR_MS - now);
}
