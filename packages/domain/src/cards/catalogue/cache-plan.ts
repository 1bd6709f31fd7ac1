import {
  CARD_BATCH_ROWS,
  PROGRESS,
  SERIES_IN_MEMORY_MAX,
  STORED_CARDS_MAX,
} from './cache-limits.ts';
import type { SeriesCacheEntry } from './cache-records.ts';
import type { ManifestSeries, SeriesFile } from './catalogue-manifest.ts';
import { countCards } from './cache-state.ts';

/** The files that are named but not held, in batches of at most 1000 rows. */
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

/** Percent of a load: up to 90 while batches arrive. */
export function progressOf(fetchedRows: number, wantedRows: number): number {
  if (wantedRows === 0) return PROGRESS.fetched;
  return Math.min(PROGRESS.fetched, Math.floor((fetchedRows / wantedRows) * PROGRESS.fetched));
}

/** Entries to remove so that a game keeps within its limit: the oldest first. */
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
 * Entries that a clean-up removes. What is open stays, since its expiry is renewed and not its
 * cards; and offline all stays, since nothing could replace it.
 */
export function listExpired(
  entries: readonly SeriesCacheEntry[],
  now: Date,
  { isOnline, openGame }: { readonly isOnline: boolean; readonly openGame: string | undefined },
): SeriesCacheEntry[] {
  if (!isOnline) return [];
  return entries.filter((entry) => entry.expiresAt <= now.getTime() && entry.gameid !== openGame);
}

/** What may go when the browser has no space: other games first, then the oldest. */
export function listEvictions(
  entries: readonly SeriesCacheEntry[],
  openGame: string,
): SeriesCacheEntry[] {
  const others = entries.filter((entry) => entry.gameid !== openGame);
  const chosen = others.length > 0 ? others : entries;
  const oldestFirst = [...chosen].sort((a, b) => a.cachedAt - b.cachedAt);
  return oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2));
}

/** Series to keep in memory: the wanted ones, and of the others the latest while there is space. */
export function listRetainedSeries(
  latestFirst: readonly string[],
  wanted: 'all' | readonly string[],
): readonly string[] {
  if (wanted === 'all') return latestFirst;
  const others = latestFirst.filter((series) => !wanted.includes(series));
  return [...wanted, ...others.slice(0, Math.max(0, SERIES_IN_MEMORY_MAX - wanted.length))];
}
