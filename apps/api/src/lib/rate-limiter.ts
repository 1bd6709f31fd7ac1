import type { Clock } from './clock.ts';
import type { SharedCounts } from './shared-counts.ts';

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number };

export type RateLimiter = {
  check(key: string): RateDecision | Promise<RateDecision>;
  /** Sends what was counted here and learns what was counted elsewhere. */
  synchronise(): Promise<void>;
  isShared(): boolean;
  stop(): void;
};

export type RateLimiterOptions = {
  limit: number;
  windowMs: number;
  /** Null where there is no Redis: the process counts alone, at half the rate. */
  counts: SharedCounts | null;
  clock: Clock;
};

type Entry = {
  /** All that processes told each other so far. */
  shared: number;
  /** Counted here and not yet told. */
  pending: number;
  /** Told, but no answer yet. */
  sending: number;
  /** Everything counted here in this window. */
  local: number;
};

const SYNCHRONISE_MS = 250;
/** From this share of the limit on, each request asks Redis, so the limit itself is exact. */
const NEAR_SHARE = 0.8;
/** So much of the limit may be counted here without telling the others. */
const UNTOLD_SHARE = 0.05;
const MAX_KEYS = 100_000;

/** Counts per key and fixed window; cheap far from the limit, exact near it, alive without Redis. */
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
    // The total is this request's own place in the row, whatever others have counted since.
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
      // Already known to be over: nothing Redis could add would change the answer.
      if (entry.shared >= limit) return decide(used, limit, now);
      if (used <= near && unknown <= untold) return decide(used, limit, now);
      return checkShared(key, entry, now);
    },
    synchronise,
    isShared: () => shared,
    stop,
  };
}

/** Tells the others what was counted here; null where Redis does not answer. */
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
