/** How far the primary had written at a moment. */
export interface Seen {
  readonly at: number;
  readonly written: number;
}

const MOST_LAG_MS = 5000;

/** True if a standby is at most five seconds behind. */
export function isFresh(seen: readonly Seen[], replayed: number, now: number): boolean {
  return measureLag(seen, replayed, now) <= MOST_LAG_MS;
}

/**
 * For how long a standby lacks something that the primary was seen to have, in milliseconds. Where the
 * primary is away nothing new is seen: who has all that was seen lacks nothing.
 */
function measureLag(seen: readonly Seen[], replayed: number, now: number): number {
  if (seen.length === 0) return Infinity;
  const missing = seen.find(({ written }) => written > replayed);
  return missing === undefined ? 0 : now - missing.at;
}
