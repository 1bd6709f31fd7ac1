const HOUR_MS = 3_600_000;

/**
 * How many milliseconds are left until another account mail may be asked for: at most one an hour.
 * Example: `msUntilMailRequest(null, now)` is 0.
 */
export function msUntilMailRequest(lastRequestTime: number | null, now: number): number {
  return lastRequestTime === null ? 0 : Math.max(0, lastRequestTime + HOUR_MS - now);
}
