import type { Card } from '../../card.ts';
import { CACHE_LIFETIMES_MS } from './cache-limits.ts';
import type { ManifestSeries, SeriesFile } from './catalogue-manifest.ts';

export type CacheType = 'full' | 'series' | 'partial';

/** Metadata of a game's cache. Times are ISO 8601. */
export interface CacheMetadata {
  readonly key: string;
  readonly gameid: string;
  readonly cache_type: CacheType;
  /** True if everything that the type promises is cached. */
  readonly is_complete: boolean;
  readonly series_list: readonly string[];
  readonly cached_at: string;
  readonly expires_at: string;
}

/** One cached series. `data` lists its files, which are stored under their hash. */
export interface SeriesCacheEntry {
  readonly key: string;
  readonly gameid: string;
  readonly seriesId: string;
  readonly data: readonly SeriesFile[];
  /** Milliseconds, like all times of this record. */
  readonly cachedAt: number;
  readonly expiresAt: number;
  readonly isSeriesComplete: boolean;
}

/** A cached API answer about some cards. */
export interface CachedQuery<T = unknown> {
  readonly id: string;
  readonly gameid: string;
  readonly query_type: string;
  readonly query_key: string;
  readonly data: T;
  readonly cached_at: string;
  readonly expires_at: string;
}

/**
 * Fields that the cache adds to a card. They are derived from the series entry and never stored.
 */
export interface CachedCardFacts {
  readonly id: string;
  readonly gameid: string;
  readonly cached_at: string;
  readonly expires_at: string;
  readonly isNew: boolean;
}

export function createSeriesEntry(
  gameid: string,
  { series, files }: ManifestSeries,
  held: readonly SeriesFile[],
  now: Date,
  lifetime: 'full' | 'series',
): SeriesCacheEntry {
  return {
    key: `${gameid}/${series}`,
    gameid,
    seriesId: series,
    data: held.map(({ hash, rows }) => ({ hash, rows })),
    cachedAt: now.getTime(),
    expiresAt: now.getTime() + CACHE_LIFETIMES_MS[lifetime],
    isSeriesComplete: files.every(({ hash }) => held.some((file) => file.hash === hash)),
  };
}

/** Derives the metadata from the entries. `all` is every series of the game. */
export function createCacheMetadata(
  gameid: string,
  entries: readonly SeriesCacheEntry[],
  all: readonly string[],
  now: Date,
): CacheMetadata {
  const complete = entries
    .filter((entry) => entry.isSeriesComplete)
    .map(({ seriesId }) => seriesId);
  const isFull = all.every((series) => complete.includes(series));
  const isWhole = complete.length === entries.length;
  const lifetime = isFull ? 'full' : 'series';
  return {
    key: gameid,
    gameid,
    cache_type: isFull ? 'full' : isWhole ? 'series' : 'partial',
    is_complete: isFull || isWhole,
    series_list: complete,
    cached_at: now.toISOString(),
    expires_at: after(now, CACHE_LIFETIMES_MS[lifetime]),
  };
}

export function createCachedQuery<T>(
  gameid: string,
  type: string,
  key: string,
  data: T,
  now: Date,
): CachedQuery<T> {
  return {
    id: queryIdOf(gameid, type, key),
    gameid,
    query_type: type,
    query_key: key,
    data,
    cached_at: now.toISOString(),
    expires_at: after(now, CACHE_LIFETIMES_MS.query),
  };
}

export function queryIdOf(gameid: string, type: string, key: string): string {
  return `${gameid}/${type}/${key}`;
}

export function describeCachedCard(
  gameid: string,
  card: Pick<Card, 'cardno'>,
  entry: Pick<SeriesCacheEntry, 'cachedAt' | 'expiresAt'>,
  isNew: boolean,
): CachedCardFacts {
  return {
    id: cachedIdOf(gameid, card.cardno),
    gameid,
    cached_at: new Date(entry.cachedAt).toISOString(),
    expires_at: new Date(entry.expiresAt).toISOString(),
    isNew,
  };
}

function cachedIdOf(gameid: string, cardno: string): string {
  return `${gameid}_${cardno}`;
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
