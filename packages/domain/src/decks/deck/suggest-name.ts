import { type DeckRules, getMainZone, listZoneLines, nameOf } from './deck-rules.ts';
import { listDeckColors } from './deck-figures.ts';
import { DECK_TEXT_LIMITS, type DeckDocument } from './deck.ts';
import { orderLines } from './deck-groups.ts';

/** Suggests a name from the deck's colors and cover card; empty for an empty deck. */
export function suggestName(rules: DeckRules, document: DeckDocument): string {
  const { config } = rules;
  const colors = listDeckColors(rules, document.cards).map(
    (color) => config.gameColors.find(({ value }) => value === color)?.name ?? color,
  );
  const cover = findCover(rules, document);
  if (cover === undefined) return '';
  const words = [colors.join('/'), nameOf(rules, cover)].filter((word) => word !== '');
  return words.join(' ').slice(0, DECK_TEXT_LIMITS.name);
}

/**
 * Returns the cover card: the chosen one, the leader, or the most expensive of the most frequent
 * cards.
 */
function findCover(rules: DeckRules, { cards, favoritecard }: DeckDocument): string | undefined {
  if (favoritecard !== '') return favoritecard;
  const leader = rules.config.zones.find(({ size, notPlayed }) => size === 1 && notPlayed !== true);
  const [led] = leader ? listZoneLines(rules, cards, leader) : [];
  if (led) return led.cardno;
  const main = orderLines(rules, listZoneLines(rules, cards, getMainZone(rules.config)));
  const most = Math.max(0, ...main.map(({ quantity }) => quantity));
  return main.findLast(({ quantity }) => quantity === most)?.cardno;
}
