import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { type DeckConfig, type DeckRules, listZoneLines, textOf } from './deck-rules.ts';
import { type Deck, type DeckLine, countCards } from './deck.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { ChartDefinition } from '../../game-config-deck.ts';

/** What a list costs by the market's prices. */
interface DeckPrice {
  /** The sum of what is known, to the cent. */
  readonly total: number;
  /** Copies without a price. */
  readonly unpriced: number;
}

/** Figures about a list of cards. Cards that the catalogue lacks count in `cards` only. */
interface DeckStatistics {
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

/** A deck has the colours of at least this share of a full deck. */
const COLOR_SHARE_PERCENT = 20;

/**
 * The deck's colours in the game's order: those with at least 20 percent of a full deck, whatever
 * the deck's size is now. Example: 10 cards of a game with 50.
 */
export function listDeckColors(rules: DeckRules, deck: Deck): string[] {
  const counts = countColors(rules, deck.decklist_content);
  const needed = rules.config.maximumCardsPerDeck * COLOR_SHARE_PERCENT;
  return [...counts].filter(([, count]) => count * 100 >= needed).map(([color]) => color);
}

/**
 * The only colours that the deck can still take, in the game's order: its own, once its played cards
 * have as many as the game allows. Null while any may come, or where the game sets no limit.
 */
export function listSettledColors(rules: DeckRules, deck: Deck): string[] | null {
  const { maximumColorsPerDeck: maximum, zones } = rules.config;
  if (maximum === undefined) return null;
  const played = zones
    .filter((zone) => zone.notPlayed !== true)
    .flatMap((zone) => listZoneLines(rules, deck, zone));
  const colors = [...countColors(rules, played).keys()];
  return colors.length >= maximum ? colors : null;
}

/** Cards of each colour in the game's order; a card of two colours counts for both. */
export function countColors(
  { config, findCard }: DeckRules,
  lines: readonly DeckLine[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const card = findCard(cardno);
    for (const color of card ? colorsOf(config, card) : []) {
      counts.set(color, (counts.get(color) ?? 0) + quantity);
    }
  }
  const order = config.gameColors.map((color) => color.value);
  const rankOf = (color: string): number =>
    order.includes(color) ? order.indexOf(color) : order.length;
  return new Map([...counts].sort(([left], [right]) => rankOf(left) - rankOf(right)));
}

export function colorsOf(config: DeckConfig, card: CatalogueRow): string[] {
  const value = textOf(card, config.cardColor_column);
  const parts = config.cardColor_delimiter ? value.split(config.cardColor_delimiter) : [value];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

interface ChartBar {
  /** The value, or the lowest value of a bar that holds several. */
  readonly value: string | number;
  readonly count: number;
}

/** A configured chart of a list. Bars, `beyond` and `empty` together are all known cards. */
export interface DeckChart {
  readonly name: string;
  readonly column: string;
  readonly bars: readonly ChartBar[];
  /** Cards whose value has no bar. */
  readonly beyond: number;
  /** Cards without a value; 0 where the chart leaves them out. */
  readonly empty: number;
}

export function countChart(
  { findCard }: DeckRules,
  lines: readonly DeckLine[],
  chart: ChartDefinition,
): DeckChart {
  const counts = new Map(listBars(chart).map((value) => [value, 0]));
  let beyond = 0;
  let empty = 0;
  for (const { cardno, quantity } of lines) {
    const card = findCard(cardno);
    if (!card) continue;
    const bar = findBar(chart, card[chart.column] ?? null);
    if (bar === null) empty += quantity;
    else if (counts.has(bar)) counts.set(bar, (counts.get(bar) ?? 0) + quantity);
    else beyond += quantity;
  }
  return {
    name: chart.name,
    column: chart.column,
    bars: [...counts].map(([value, count]) => ({ value, count })),
    beyond,
    empty: chart.ignoreEmptyValues === true ? 0 : empty,
  };
}

function listBars({ customRange, rangeStep, maxValue }: ChartDefinition): (string | number)[] {
  if (customRange) return customRange;
  if (rangeStep === undefined || maxValue === undefined) return [];
  return Array.from({ length: Math.floor(maxValue / rangeStep) + 1 }, (_, bar) => bar * rangeStep);
}

/** The bar of a value: itself, or the start of its step; the last step holds all above it too. */
function findBar(
  { customRange, rangeStep, maxValue }: ChartDefinition,
  value: ColumnValue,
): string | number | null {
  if (value === null || value === '') return null;
  if (customRange || rangeStep === undefined || maxValue === undefined) {
    return typeof value === 'boolean' ? String(value) : value;
  }
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  return Math.floor(Math.min(number, maxValue) / rangeStep) * rangeStep;
}

/** A hint about the deck that can be applied with one press. */
interface ColorInsight {
  readonly kind: 'colors';
  /** The colours to filter by. */
  readonly colors: readonly string[];
  /** Names the hint, so that it is given once. */
  readonly key: string;
}

interface InsightState {
  /** The preference `enableDeckInsights`. */
  readonly enabled: boolean;
  /** The deck's colours by the 20 percent rule. */
  readonly deckColors: readonly string[];
  /** The active colour filter. */
  readonly filterColors: readonly string[];
  /** Keys of the hints given before. */
  readonly given: ReadonlySet<string>;
}

/** The deck's colours, where the filter shows others; once for each set of colours. */
export function findColorInsight(state: InsightState): ColorInsight | undefined {
  const key = keyOf(state.deckColors);
  const due =
    state.enabled &&
    state.deckColors.length > 0 &&
    key !== keyOf(state.filterColors) &&
    !state.given.has(key);
  return due ? { kind: 'colors', colors: state.deckColors, key } : undefined;
}

function keyOf(colors: readonly string[]): string {
  return `colors:${[...new Set(colors)].sort().join(',')}`;
}
