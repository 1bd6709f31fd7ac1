/** Documented times (ADS-05, ADS-09 to ADS-12). */
const AD_INTERVAL_MS = 240_000;
const MIN_INTERVAL_MS = 60_000;
const FULL_SCREEN_COOLDOWN_MS = 80_000;
export const CHECK_EVERY_MS = 1000;
export const CLOSE_DELAY_MS = 1000;
/** Windows up to this width count as phones. */
const PHONE_WIDTH = 768;

export type AdType = 'anchor' | 'fullScreen';

/** State of the ad timer. All times are milliseconds of one clock. */
export interface AdTimer {
  readonly next: AdType;
  readonly shown: { readonly type: AdType; readonly since: number } | null;
  readonly intervalMs: number;
  /** Postponed by every pause. */
  readonly dueAt: number;
  readonly pausedSince: number | null;
  /** Total paused time, including time with an open ad. */
  readonly pausedMs: number;
  readonly lastFullScreenAt: number | null;
  /** Whether an unclosed anchor counts as seen. */
  readonly hasSeenBottomAd: boolean;
}

export type AdEvent =
  | { readonly kind: 'checked' | 'paused' | 'resumed' | 'closed' | 'left' | 'reduced' }
  | { readonly kind: 'asked'; readonly type: AdType }
  | { readonly kind: 'resized'; readonly width: number };

/** ADS-04: the first ad is an anchor after one interval. */
export function startAdTimer(now: number): AdTimer {
  return {
    next: 'anchor',
    shown: null,
    intervalMs: AD_INTERVAL_MS,
    dueAt: now + AD_INTERVAL_MS,
    pausedSince: null,
    pausedMs: 0,
    lastFullScreenAt: null,
    hasSeenBottomAd: false,
  };
}

export function nextAdTimer(timer: AdTimer, event: AdEvent, now: number): AdTimer {
  switch (event.kind) {
    case 'checked':
      return isDue(timer, now) ? showAd(timer, timer.next, now) : timer;
    case 'asked':
      return showAd(timer, event.type, now);
    case 'paused':
      return timer.pausedSince === null ? { ...timer, pausedSince: now } : timer;
    case 'resumed':
      return resume(timer, now);
    case 'closed':
      return canClose(timer, now) ? takeDown(timer, now) : timer;
    case 'left':
      return leave(timer, now);
    case 'reduced':
      return reduce(timer, now);
    case 'resized':
      return event.width <= PHONE_WIDTH && timer.hasSeenBottomAd
        ? { ...timer, hasSeenBottomAd: false }
        : timer;
  }
}

/** ADS-05: a full-screen ad can be closed after its countdown; an anchor at once. */
export function canClose({ shown }: AdTimer, now: number): boolean {
  if (shown === null) return false;
  return shown.type === 'anchor' || now - shown.since >= CLOSE_DELAY_MS;
}

/** ADS-08: no checks while an ad is open or the timer is paused. */
function isDue({ shown, pausedSince, dueAt }: AdTimer, now: number): boolean {
  return shown === null && pausedSince === null && now >= dueAt;
}

/** ADS-06, ADS-07: never two ads at once. C-50: a skipped ad is retried at the next check. */
function showAd(timer: AdTimer, type: AdType, now: number): AdTimer {
  const { shown, lastFullScreenAt } = timer;
  if (shown !== null) return timer;
  if (type === 'anchor') {
    return { ...timer, next: 'fullScreen', shown: { type, since: now }, hasSeenBottomAd: true };
  }
  if (lastFullScreenAt !== null && now - lastFullScreenAt < FULL_SCREEN_COOLDOWN_MS) return timer;
  return { ...timer, next: 'anchor', shown: { type, since: now }, lastFullScreenAt: now };
}

function takeDown(timer: AdTimer, now: number): AdTimer {
  const { shown, intervalMs, pausedMs } = timer;
  if (shown === null) return timer;
  return {
    ...timer,
    shown: null,
    dueAt: now + intervalMs,
    pausedMs: pausedMs + (now - shown.since),
    // A running pause restarts now, because the time before belonged to the ad.
    pausedSince: timer.pausedSince === null ? null : now,
  };
}

/** The page with the ad was left. An unseen anchor is due again. */
function leave(timer: AdTimer, now: number): AdTimer {
  const down = takeDown(timer, now);
  const isUnseen = timer.shown?.type === 'anchor' && !timer.hasSeenBottomAd;
  return isUnseen ? { ...down, next: 'anchor' } : down;
}

function resume(timer: AdTimer, now: number): AdTimer {
  const { pausedSince, pausedMs, dueAt, shown } = timer;
  if (pausedSince === null) return timer;
  // While an ad is open, its time is counted when it closes.
  const paused = shown === null ? now - pausedSince : 0;
  return { ...timer, pausedSince: null, pausedMs: pausedMs + paused, dueAt: dueAt + paused };
}

/**
 * ADS-09: halves the remaining time and the interval, at least one minute and never longer than
 * before.
 */
function reduce(timer: AdTimer, now: number): AdTimer {
  const running = timer.pausedSince ?? now;
  const left = Math.max(0, timer.dueAt - running);
  return {
    ...timer,
    intervalMs: Math.max(MIN_INTERVAL_MS, timer.intervalMs / 2),
    dueAt: running + Math.min(left, Math.max(MIN_INTERVAL_MS, left / 2)),
  };
}
