import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { type DeckConfig, type DeckRules, textOf } from './deck-config.ts';
import { listZoneLines } from './deck-zones.ts';
import type { Deck, DeckLine } from './deck.ts';

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
