import {
  CARD_BATCH_ROWS,
  PROGRESS,
  SERIES_IN_MEMORY_MAX,
  STORED_CARDS_MAX,
} from './cache-limits.ts';
import type { SeriesCacheEntry } from './cache-records.ts';
import type { ManifestSeries, SeriesFile } from './catalogue-manifest.ts';
import { countCards } from './cache-state.ts';

/** Splits the files that are not cached yet into batches of at most 1000 rows. */
export function planBatches(
  series: readonly ManifestSeries[],
  held: ReadonlySet<string>,
): SeriesFile[][] {
  const batches: SeriesFile[][] = [];
  let rows = Infinity;
  for (const file of series.flatMap(({ files }) => files)) {
    if (held.has(file.hash)) continue;
    if (rows + file.rows > CARD_BATCH_ROWS) {
      batches.push([]);
      rows = 0;
    }
    batches.at(-1)?.push(file);
    rows += file.rows;
  }
  return batches;
}

/** Returns the load progress in percent: up to 90 while batches arrive. */
export function progressOf(fetchedRows: number, wantedRows: number): number {
  if (wantedRows === 0) return PROGRESS.fetched;
  return Math.min(PROGRESS.fetched, Math.floor((fetchedRows / wantedRows) * PROGRESS.fetched));
}

/** Returns the oldest entries that must be removed to keep a game within its limit. */
export function listOverflow(
  entries: readonly SeriesCacheEntry[],
  most = STORED_CARDS_MAX,
): SeriesCacheEntry[] {
  const overflow: SeriesCacheEntry[] = [];
  let cards = countCards(entries);
  for (const entry of [...entries].sort((a, b) => a.cachedAt - b.cachedAt)) {
    if (cards <= most) break;
    overflow.push(entry);
    cards -= countCards([entry]);
  }
  return overflow;
}

/**
 * Returns expired entries for clean-up. The open game is skipped, because its entries are renewed.
 * Offline nothing is removed, because it could not be fetched again.
 */
export function listExpired(
  entries: readonly SeriesCacheEntry[],
  now: Date,
  { isOnline, openGame }: { readonly isOnline: boolean; readonly openGame: string | undefined },
): SeriesCacheEntry[] {
  if (!isOnline) return [];
  return entries.filter((entry) => entry.expiresAt <= now.getTime() && entry.gameid !== openGame);
}

/** Returns entries to evict when storage is full: other games first, then the oldest. */
export function listEvictions(
  entries: readonly SeriesCacheEntry[],
  openGame: string,
): SeriesCacheEntry[] {
  const others = entries.filter((entry) => entry.gameid !== openGame);
  const chosen = others.length > 0 ? others : entries;
  const oldestFirst = [...chosen].sort((a, b) => a.cachedAt - b.cachedAt);
  return oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2));
}

/** Returns the series to keep in memory: the requested ones, then the most recent. */
export function listRetainedSeries(
  latestFirst: readonly string[],
  wanted: 'all' | readonly string[],
): readonly string[] {
  if (wanted === 'all') return latestFirst;
  const others = latestFirst.filter((series) => !wanted.includes(series));
  return [...wanted, ...others.slice(0, Math.max(0, SERIES_IN_MEMORY_MAX - wanted.length))];
}
