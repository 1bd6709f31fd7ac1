import type { GameConfig, SeriesEntry } from '../../game-config.ts';
import type { DeckLine } from './deck.ts';

/** True if a series is released on a day, YYYY-MM-DD. */
export function isReleased(
  { released, releaseDate }: Pick<SeriesEntry, 'released' | 'releaseDate'>,
  today: string,
): boolean {
  return released && (releaseDate ?? '') <= today;
}

/**
 * Returns the series of a card number: the longest matching prefix, in any case. Numbers with a
 * product before a slash (`UE01BT/AUR-1-001`) are also matched after it.
 */
export function detectSeries(cardno: string, prefixes: readonly string[]): string | undefined {
  const number = cardno.toLowerCase();
  const readings = [number, number.slice(number.lastIndexOf('/') + 1)];
  for (const reading of readings) {
    const found = longestPrefix(reading, prefixes);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the series of most cards of a deck, ignoring wildcard series. */
export function detectDeckSeries(
  lines: readonly DeckLine[],
  prefixes: readonly string[],
  wildcard: string | null = null,
): string | undefined {
  const counts = countSeries(lines, prefixes);
  if (wildcard !== null) counts.delete(wildcard);
  const [first] = [...counts].sort(([, left], [, right]) => right - left);
  return first?.[0];
}

/** Counts cards by series in line order. */
export function countSeries(
  lines: readonly DeckLine[],
  prefixes: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const series = detectSeries(cardno, prefixes);
    if (series !== undefined) counts.set(series, (counts.get(series) ?? 0) + quantity);
  }
  return counts;
}

function longestPrefix(number: string, prefixes: readonly string[]): string | undefined {
  return prefixes
    .filter((prefix) => number.startsWith(prefix.toLowerCase()))
    .reduce<string | undefined>(
      (longest, prefix) => (longest && longest.length >= prefix.length ? longest : prefix),
      undefined,
    );
}

type SeriesConfig = Pick<GameConfig, 'series'>;

/** Returns the number prefixes of series unreleased on a day, YYYY-MM-DD. */
export function listUnreleasedPrefixes({ series }: SeriesConfig, today: string): string[] {
  return Object.entries(series).flatMap(([prefix, entry]) =>
    isReleased(entry, today) ? [] : [prefix],
  );
}

/** Returns the release date of an unreleased card; empty if unknown, undefined if released. */
export function findReleaseDay(
  { series }: SeriesConfig,
  cardno: string,
  today: string,
): string | undefined {
  const prefix = detectSeries(cardno, Object.keys(series));
  const entry = prefix === undefined ? undefined : series[prefix];
  if (!entry || isReleased(entry, today)) return undefined;
  return entry.expectedDate ?? entry.releaseDate ?? '';
}
