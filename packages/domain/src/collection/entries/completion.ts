import type { CardFacts } from './series-stats.ts';
import type { CollectionEntry } from './entry.ts';

export type Part = { readonly owned: number; readonly total: number };

/** Label for other printings, which are counted separately from rarities. */
export const ALTERNATES = 'Alt';

export type SeriesCompletion = Part & {
  readonly series: string;
  /** By rarity, and `Alt` for other printings. */
  readonly rarities: ReadonlyMap<string, Part>;
};

export type CollectionTotals = {
  readonly copies: number;
  readonly unique: Part;
  readonly playsets: number;
  readonly trading: number;
  readonly wanted: number;
  /** Total market price of the copies with a price. */
  readonly value: number;
  /** Number of owned cards without a price. */
  readonly unpriced: number;
};

type Entries = { get(cardno: string): CollectionEntry | undefined };

export function countTotals(facts: CardFacts, entries: Entries, playset: number): CollectionTotals {
  const totals = { copies: 0, playsets: 0, trading: 0, wanted: 0, value: 0, unpriced: 0 };
  let owned = 0;
  for (const [at, cardno] of facts.cardno.entries()) {
    const entry = entries.get(cardno);
    if (entry === undefined) continue;
    if (entry.trading) totals.trading += 1;
    if (entry.wanted) totals.wanted += 1;
    if (entry.count === 0) continue;
    owned += 1;
    totals.copies += entry.count;
    if (entry.count >= playset) totals.playsets += 1;
    const price = facts.price[at] ?? null;
    if (price === null) totals.unpriced += 1;
    else totals.value += price * entry.count;
  }
  return { ...totals, unique: { owned, total: facts.cardno.length } };
}

/** Counts completion per series, in the order of the cards. */
export function countCompletion(facts: CardFacts, entries: Entries): SeriesCompletion[] {
  const bySeries = new Map<string, { sum: MutablePart; rarities: Map<string, MutablePart> }>();
  for (const [at, cardno] of facts.cardno.entries()) {
    const series = facts.series[at] ?? '';
    const found = bySeries.get(series) ?? { sum: emptyPart(), rarities: new Map() };
    bySeries.set(series, found);
    const rarity = facts.isAlternate[at] === true ? ALTERNATES : (facts.rarity[at] ?? '');
    const part = found.rarities.get(rarity) ?? emptyPart();
    found.rarities.set(rarity, part);
    const owned = (entries.get(cardno)?.count ?? 0) > 0 ? 1 : 0;
    for (const one of [found.sum, part]) {
      one.total += 1;
      one.owned += owned;
    }
  }
  return [...bySeries].map(([series, { sum, rarities }]) => ({ series, ...sum, rarities }));
}

type MutablePart = { owned: number; total: number };

function emptyPart(): MutablePart {
  return { owned: 0, total: 0 };
}
