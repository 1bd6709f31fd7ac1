import type { SeriesEntry } from '@deckframe/domain/game-config';

export interface SeriesItem extends SeriesEntry {
  readonly code: string;
  /** Day that it came or is expected, YYYY-MM-DD. */
  readonly date: string | null;
}

/** What is expected first, then the newest; equal days by name. */
export function listSeries(series: Readonly<Record<string, SeriesEntry>>): SeriesItem[] {
  return Object.entries(series)
    .map(([code, entry]) => ({
      ...entry,
      code,
      date: (entry.released ? entry.releaseDate : entry.expectedDate) ?? null,
    }))
    .sort(
      (left, right) =>
        Number(left.released) - Number(right.released) ||
        compare(right.date ?? '', left.date ?? '') ||
        compare(left.name, right.name),
    );
}

/** `customSeries` of an address carries names of the series map; gives the codes of those known. */
export function findCustomSeries(
  names: readonly string[],
  series: Readonly<Record<string, SeriesEntry>>,
): string[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return Object.entries(series)
    .filter(([, { name }]) => wanted.has(name.toLowerCase()))
    .map(([code]) => code);
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
