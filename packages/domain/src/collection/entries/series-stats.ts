import type { CollectionEntry } from './entry.ts';

/** Documented figures of one series. */
export type SeriesStats = {
  totalSeriesCount: number;
  totalCollectedCount: number;
  /** Cards with a full playset. */
  playsetCount: number;
  totalTradingCount: number;
};

export type CountedCard = { readonly cardno: string; readonly series: string };

/** `playset` is the number of copies that make a playset. */
export function countSeries<Counted extends CountedCard>(
  cards: Iterable<Counted>,
  entries: { get(cardno: string): CollectionEntry | undefined },
  playset: (card: Counted) => number,
): Map<string, SeriesStats> {
  const stats = new Map<string, SeriesStats>();
  for (const card of cards) {
    const series = stats.get(card.series) ?? emptyStats();
    stats.set(card.series, series);
    series.totalSeriesCount += 1;
    const entry = entries.get(card.cardno);
    if (entry === undefined) continue;
    if (entry.count > 0) series.totalCollectedCount += 1;
    if (entry.count >= playset(card)) series.playsetCount += 1;
    if (entry.trading) series.totalTradingCount += 1;
  }
  return stats;
}

function emptyStats(): SeriesStats {
  return { totalSeriesCount: 0, totalCollectedCount: 0, playsetCount: 0, totalTradingCount: 0 };
}

/** Card data that a collection needs, by column. */
export type CardFacts = {
  readonly cardno: readonly string[];
  readonly name: readonly string[];
  readonly series: readonly string[];
  readonly rarity: readonly (string | null)[];
  readonly price: readonly (number | null)[];
  /** True for printings that are not the main one. */
  readonly isAlternate: readonly boolean[];
};
