import { SYSTEM_USER_ID, type UserId } from './user-id.ts';

const HOUR_MS = 3_600_000;

/**
 * How many milliseconds are left until a user may ask for another account mail: at most one an hour.
 * Example: `msUntilMailRequest(toUserId(2), null, now)` is 0.
 */
export function msUntilMailRequest(
  userId: UserId | null,
  lastRequestTime: number | null,
  now: number,
): number {
  if (userId === SYSTEM_USER_ID || lastRequestTime === null) return 0;
  return Math.max(0, lastRequestTime + HOUR_MS - now);
}
