import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { type DeckConfig, type DeckRules, listZoneLines, textOf } from './deck-rules.ts';
import { type Deck, type DeckLine, countCards } from './deck.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { ChartDefinition } from '../../game-config-deck.ts';

/** The price of a list of cards. */
interface DeckPrice {
  /** Sum of the known prices, rounded to cents. */
  readonly total: number;
  /** Copies without a price. */
  readonly unpriced: number;
}

/** Statistics of a list. Unknown cards count in `cards` only. */
interface DeckStatistics {
  readonly cards: number;
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

/** Counts copies by value of a column, in the given order first. */
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

/** A colour counts if it has at least this share of a full deck. */
const COLOR_SHARE_PERCENT = 20;

/**
 * Returns the deck's colours in game order: those with at least 20 percent of a full deck, whatever
 * its current size. Example: 10 cards in a game with 50.
 */
export function listDeckColors(rules: DeckRules, deck: Deck): string[] {
  const counts = countColors(rules, deck.decklist_content);
  const needed = rules.config.maximumCardsPerDeck * COLOR_SHARE_PERCENT;
  return [...counts].filter(([, count]) => count * 100 >= needed).map(([color]) => color);
}

/**
 * Returns the colours that the deck may still add, in game order: its own once it has the maximum
 * number. Null if any colour may be added.
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

/** Counts cards by colour in game order. A card with two colours counts for both. */
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
  /** The value, or the lowest value of a bar with several. */
  readonly value: string | number;
  readonly count: number;
}

/** A configured chart. Bars, `beyond` and `empty` together cover all known cards. */
export interface DeckChart {
  readonly name: string;
  readonly column: string;
  readonly bars: readonly ChartBar[];
  /** Cards whose value is in no bar. */
  readonly beyond: number;
  /** Cards without a value; 0 if the chart ignores them. */
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

/**
 * Returns the bar of a value: itself or the start of its step. The last step includes all higher
 * values.
 */
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

/** A hint that can be applied with one click. */
interface ColorInsight {
  readonly kind: 'colors';
  /** Colours for the filter. */
  readonly colors: readonly string[];
  /** Identifies the hint, so that it is shown once. */
  readonly key: string;
}

interface InsightState {
  /** The preference `enableDeckInsights`. */
  readonly enabled: boolean;
  /** The deck's colours by the 20 percent rule. */
  readonly deckColors: readonly string[];
  /** The active colour filter. */
  readonly filterColors: readonly string[];
  /** Keys of hints that were shown. */
  readonly given: ReadonlySet<string>;
}

/** Returns a hint if the filter shows other colours than the deck; once per set of colours. */
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
