import type { GameConfig } from '../../game-config.ts';
import { detectSeries, isReleased } from './deck-series.ts';

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
