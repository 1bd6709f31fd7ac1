import { EXPIRED_SHARE_MAX, MAIN_ONLY_MIN_CARDS, RECENT_CACHE_MS } from './cache-limits.ts';
import type { CacheMetadata, SeriesCacheEntry } from './cache-records.ts';

export const CACHE_STATES = [
  'empty',
  'full',
  'full-with-expired',
  'seriesCache',
  'partial',
  'legacyFull',
  'recentCache',
  'uncertain',
] as const;

export type CacheState = (typeof CACHE_STATES)[number];

/** `use` the cache, `fetch` missing cards, or `refetch` although all are cached. */
export type CacheDecision = 'use' | 'fetch' | 'refetch';

export interface HeldCache {
  readonly metadata: CacheMetadata | undefined;
  readonly entries: readonly SeriesCacheEntry[];
  /** True if the cache has main cards only, as old caches do. */
  readonly isMainOnly?: boolean;
}

export interface CacheWish {
  /** `all`, or the exact names of series. */
  readonly series: 'all' | readonly string[];
  readonly needsAlternates: boolean;
}

const DECISIONS: Readonly<Record<CacheState, CacheDecision>> = {
  empty: 'fetch',
  full: 'use',
  'full-with-expired': 'refetch',
  seriesCache: 'use',
  partial: 'fetch',
  legacyFull: 'use',
  recentCache: 'use',
  uncertain: 'fetch',
};

export function decideByState(state: CacheState): CacheDecision {
  return DECISIONS[state];
}

/** Decides whether a game's cache can serve the requested cards now. */
export function evaluateCache(held: HeldCache, wish: CacheWish, now: Date): CacheState {
  const { metadata, entries } = held;
  const cards = countCards(entries);
  if (cards === 0) return 'empty';
  if (lacksAlternates(held, wish, cards)) return 'uncertain';
  if (metadata === undefined) return evaluateLegacy(entries, wish, cards, now);

  if (metadata.cache_type === 'full' && metadata.is_complete) {
    return expiredShare(entries, now) > EXPIRED_SHARE_MAX ? 'full-with-expired' : 'full';
  }
  if (wish.series !== 'all' && wish.series.length > 0) {
    const wanted = wish.series.map((name) => entries.find(({ seriesId }) => seriesId === name));
    if (wanted.every((entry) => entry?.isSeriesComplete === true && isFresh(entry, now))) {
      return 'seriesCache';
    }
    if (wanted.some((entry) => entry === undefined || !entry.isSeriesComplete)) return 'partial';
  } else if (!metadata.is_complete || metadata.cache_type !== 'full') {
    return 'partial';
  }
  return isRecent(entries, wish, now) ? 'recentCache' : 'uncertain';
}

/** Old caches have no metadata: they must be large or recent. */
function evaluateLegacy(
  entries: readonly SeriesCacheEntry[],
  wish: CacheWish,
  cards: number,
  now: Date,
): CacheState {
  if (cards >= MAIN_ONLY_MIN_CARDS && expiredShare(entries, now) <= EXPIRED_SHARE_MAX) {
    return 'legacyFull';
  }
  return isRecent(entries, wish, now) ? 'recentCache' : 'uncertain';
}

/** A stored completeness flag overrides the number of cards. */
function lacksAlternates(held: HeldCache, wish: CacheWish, cards: number): boolean {
  return (
    held.isMainOnly === true &&
    wish.needsAlternates &&
    cards < MAIN_ONLY_MIN_CARDS &&
    held.metadata?.is_complete !== true
  );
}

/** Compares storage times only, so it may accept entries that have just expired. */
function isRecent(entries: readonly SeriesCacheEntry[], wish: CacheWish, now: Date): boolean {
  const stored = Math.min(...entries.map((entry) => entry.cachedAt));
  return !wish.needsAlternates && now.getTime() - stored < RECENT_CACHE_MS;
}

function expiredShare(entries: readonly SeriesCacheEntry[], now: Date): number {
  return countCards(entries.filter((entry) => !isFresh(entry, now))) / countCards(entries);
}

function isFresh(entry: SeriesCacheEntry, now: Date): boolean {
  return entry.expiresAt > now.getTime();
}

export function countCards(entries: readonly SeriesCacheEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + entry.data.reduce((rows, file) => rows + file.rows, 0),
    0,
  );
}
