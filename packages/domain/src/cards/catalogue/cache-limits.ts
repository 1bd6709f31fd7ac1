const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The version that the browser's database opens at. */
export const CACHE_DATABASE_VERSION = 3;

/** How long each kind of record is fresh. */
export const CACHE_LIFETIMES_MS = {
  /** A card without another lifetime. */
  card: 30 * MINUTE_MS,
  /** A game's whole catalogue. */
  full: 24 * HOUR_MS,
  series: 30 * MINUTE_MS,
  query: 30 * MINUTE_MS,
  user: 12 * HOUR_MS,
} as const;

/** A cache without alternates that is younger than this counts as fresh. */
export const RECENT_CACHE_MS = HOUR_MS;
/** A full cache is refetched when a larger share of its cards has expired. */
export const EXPIRED_SHARE_MAX = 0.1;
/** A cache of main cards only, or one without metadata, suffices from this size on. */
export const MAIN_ONLY_MIN_CARDS = 10_000;

/** Maximum rows of one batch. */
export const CARD_BATCH_ROWS = 1000;
/** Maximum rows of one batch of alternate groups. */
export const ALTERNATE_BATCH_ROWS = 500;
/** Pause between two batches. */
export const BATCH_PAUSE_MS = 50;

/** Percent shown until caching starts, during it, and at the end. */
export const PROGRESS = { fetched: 90, caching: 95, done: 100 } as const;

export const CLEAN_UP_FIRST_MS = 10_000;
export const CLEAN_UP_EVERY_MS = HOUR_MS;

export const STORED_CARDS_MAX = 50_000;
/** Series kept in memory, unless all are requested. */
export const SERIES_IN_MEMORY_MAX = 4;
