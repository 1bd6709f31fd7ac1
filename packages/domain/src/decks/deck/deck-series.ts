import type { GameConfig, SeriesEntry } from '../../game-config.ts';
import type { DeckLine } from './deck.ts';

/** Whether a series is out on a day, YYYY-MM-DD. */
export function isReleased(
  { released, releaseDate }: Pick<SeriesEntry, 'released' | 'releaseDate'>,
  today: string,
): boolean {
  return released && (releaseDate ?? '') <= today;
}

/**
 * The series that a card number belongs to: the longest prefix that it begins with, in any case.
 * Numbers with a product before a slash (`UE01BT/AUR-1-001`) are also read from behind it.
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

/** The series of most cards of a deck; series that go with all others do not count. */
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

/** Cards of each series, in the order in which the lines name them. */
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

/** What the numbers of cards begin with that are not out on a day, YYYY-MM-DD. */
export function listUnreleasedPrefixes({ series }: SeriesConfig, today: string): string[] {
  return Object.entries(series).flatMap(([prefix, entry]) =>
    isReleased(entry, today) ? [] : [prefix],
  );
}

/**
 * When the card comes out, YYYY-MM-DD, where it is not out yet; blank where nobody has said when,
 * undefined for a card that is out.
 */
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
