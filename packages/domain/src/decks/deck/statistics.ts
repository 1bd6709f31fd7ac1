import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { countColors } from './deck-colors.ts';
import { countChart, type DeckChart } from './deck-charts.ts';
import { type DeckRules, textOf } from './deck-config.ts';
import { countCards, type DeckLine } from './deck.ts';

/** What a list costs by the market's prices. */
export interface DeckPrice {
  /** The sum of what is known, to the cent. */
  readonly total: number;
  /** Copies without a price. */
  readonly unpriced: number;
}

/** Figures about a list of cards. Cards that the catalogue lacks count in `cards` only. */
export interface DeckStatistics {
  readonly cards: number;
  /** Different cards, printings of one card taken together. */
  readonly unique: number;
  readonly charts: readonly DeckChart[];
  readonly colors: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly rarities: ReadonlyMap<string, number>;
  readonly price: DeckPrice;
}

export function computeStatistics(rules: DeckRules, lines: readonly DeckLine[]): DeckStatistics {
  const { config } = rules;
  const originals = lines.map(({ cardno }) => {
    const card = rules.findCard(cardno);
    return (card && textOf(card, config.cardOriginalId_column)) || cardno;
  });
  return {
    cards: countCards(lines),
    unique: new Set(originals).size,
    charts: config.charts.map((chart) => countChart(rules, lines, chart)),
    colors: countColors(rules, lines),
    types: countValues(rules, lines, config.cardType_column, config.deckSeparators),
    rarities: countValues(rules, lines, config.rarity_column, rarityOrder(rules)),
    price: sumPrices(rules, lines),
  };
}

/** Copies of each value of a column, first in the given order, then as the lines name them. */
function countValues(
  { findCard }: DeckRules,
  lines: readonly DeckLine[],
  column: string,
  order: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const card: CatalogueRow | undefined = findCard(cardno);
    const value = card ? textOf(card, column) : '';
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + quantity);
  }
  const known = order.filter((value) => counts.has(value));
  const others = [...counts.keys()].filter((value) => !order.includes(value));
  return new Map([...known, ...others].map((value) => [value, counts.get(value) ?? 0]));
}

function rarityOrder({ config }: DeckRules): readonly string[] {
  return config['custom-ordering-list']?.['rarity'] ?? [];
}

function sumPrices({ findCard }: DeckRules, lines: readonly DeckLine[]): DeckPrice {
  let cents = 0;
  let unpriced = 0;
  for (const { cardno, quantity } of lines) {
    const price = findCard(cardno)?.['marketprice'];
    if (typeof price === 'number') cents += Math.round(price * 100) * quantity;
    else unpriced += quantity;
  }
  return { total: cents / 100, unpriced };
}
