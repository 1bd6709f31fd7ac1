import type { Clock } from './clock.ts';
import type { SharedCounts } from './shared-counts.ts';

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number };

export type RateLimiter = {
  check(key: string): RateDecision | Promise<RateDecision>;
  /** Sends local counts and receives those of others. */
  synchronise(): Promise<void>;
  isShared(): boolean;
  stop(): void;
};

export type RateLimiterOptions = {
  limit: number;
  windowMs: number;
  /** Null without Redis: the process counts alone, at half the limit. */
  counts: SharedCounts | null;
  clock: Clock;
};

type Entry = {
  /** Total known from all processes. */
  shared: number;
  /** Counted here and not sent yet. */
  pending: number;
  /** Sent but not confirmed. */
  sending: number;
  /** Counted here in this window. */
  local: number;
};

const SYNCHRONISE_MS = 250;
/** Above this share of the limit each request asks Redis, so the limit is exact. */
const NEAR_SHARE = 0.8;
/** Local hits that may stay unsent, as a share of the limit. */
const UNTOLD_SHARE = 0.05;
const MAX_KEYS = 100_000;

/**
 * Rate limiter with fixed windows: cheap far from the limit, exact near it, and usable without
 * Redis.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { limit, windowMs, counts, clock } = options;
  const near = Math.floor(limit * NEAR_SHARE);
  const untold = Math.floor(limit * UNTOLD_SHARE);
  const aloneLimit = Math.max(1, Math.floor(limit / 2));
  let entries = new Map<string, Entry>();
  let window = 0;
  let shared = counts !== null;
  let running: Promise<void> | null = null;

  const entryOf = (key: string, now: number): Entry => {
    const current = Math.floor(now / windowMs);
    if (current !== window || entries.size >= MAX_KEYS) {
      window = current;
      entries = new Map();
    }
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { shared: 0, pending: 0, sending: 0, local: 0 };
      entries.set(key, entry);
    }
    return entry;
  };

  const decide = (used: number, max: number, now: number): RateDecision => ({
    allowed: used <= max,
    remaining: Math.max(0, max - used),
    resetSeconds: Math.ceil(((window + 1) * windowMs - now) / 1000),
  });

  const checkShared = async (key: string, entry: Entry, now: number): Promise<RateDecision> => {
    const totals = await tellCounts(counts, window, [[key, entry]]);
    // The total is the position of this request.
    if (totals !== null) return decide(totals[0] ?? limit + 1, limit, now);
    shared = false;
    return decide(entry.local, aloneLimit, now);
  };

  const synchronise = async (): Promise<void> => {
    const due = [...entries].filter(([, entry]) => entry.pending > 0);
    shared = (await tellCounts(counts, window, due)) !== null;
  };

  const stop = clock.every(SYNCHRONISE_MS, () => {
    running ??= synchronise().finally(() => {
      running = null;
    });
  });

  return {
    check(key) {
      const now = clock.now();
      const entry = entryOf(key, now);
      entry.pending += 1;
      entry.local += 1;
      if (!shared) return decide(entry.local, aloneLimit, now);
      const unknown = entry.sending + entry.pending;
      const used = entry.shared + unknown;
      // The limit is known to be exceeded, so Redis is not asked.
      if (entry.shared >= limit) return decide(used, limit, now);
      if (used <= near && unknown <= untold) return decide(used, limit, now);
      return checkShared(key, entry, now);
    },
    synchronise,
    isShared: () => shared,
    stop,
  };
}

/** Sends local counts; null if Redis does not answer. */
async function tellCounts(
  counts: SharedCounts | null,
  window: number,
  due: readonly (readonly [string, Entry])[],
): Promise<number[] | null> {
  if (counts === null) return null;
  const told = due.map(([key, entry]) => [key, entry.pending] as const);
  for (const [, entry] of due) {
    entry.sending += entry.pending;
    entry.pending = 0;
  }
  const settle = (totals: readonly number[] | null): void => {
    for (const [index, [, entry]] of due.entries()) {
      const by = told[index]?.[1] ?? 0;
      entry.sending -= by;
      if (totals === null) entry.pending += by;
      else entry.shared = Math.max(entry.shared, totals[index] ?? 0);
    }
  };
  try {
    const totals = await counts.add(window, told);
    settle(totals);
    return totals;
  } catch {
    settle(null);
    return null;
  }
}
