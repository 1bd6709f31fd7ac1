/** The system itself; it never signs in, and no limit of people counts for it. */
export const SYSTEM_USER_ID = '1';

const HOUR_MS = 3_600_000;

/**
 * How many milliseconds are left until a user may ask for another account mail: at most one an hour.
 * Example: `msUntilMailRequest('2', null, now)` is 0.
 */
export function msUntilMailRequest(
  userId: string | null,
  lastRequestTime: number | null,
  now: number,
): number {
  if (userId === SYSTEM_USER_ID || lastRequestTime === null) return 0;
  return Math.max(0, lastRequestTime + HOUR_MS - now);
}
