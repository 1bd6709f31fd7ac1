/** WAL position of the primary at a time. */
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
 * Returns for how many milliseconds a standby has been missing something seen on the primary.
 * Without a primary, nothing new is seen.
 */
function measureLag(seen: readonly Seen[], replayed: number, now: number): number {
  if (seen.length === 0) return Infinity;
  const missing = seen.find(({ written }) => written > replayed);
  return missing === undefined ? 0 : now - missing.at;
}
