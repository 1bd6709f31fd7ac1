import { DECK_ZONE_FIELDS } from '../../game-config-deck.ts';
import { originalKeyOf } from './copy-limits.ts';
import type { DeckRules } from './deck-config.ts';
import { type Deck, sumLines } from './deck.ts';
import { hashSha256, toUtf8 } from './sha-256.ts';
import type { JudgedDeck } from './deck-slots.ts';

/**
 * Names what a deck plays: 64 hex digits, the same for the same cards whatever their printing, and
 * whatever is under consideration. Saving a known list again therefore earns nothing.
 */
export function hashDeck(rules: DeckRules, deck: Deck): string {
  const asides = new Set(
    rules.config.zones.filter((zone) => zone.notPlayed === true).map((zone) => zone.field),
  );
  const lists = DECK_ZONE_FIELDS.filter((field) => !asides.has(field)).map((field) => {
    const originals = deck[field].map(({ cardno, quantity }) => ({
      cardno: originalKeyOf(rules, cardno),
      quantity,
    }));
    return [field, sumLines(originals).map(({ cardno, quantity }) => [cardno, quantity])];
  });
  return hashSha256(toUtf8(JSON.stringify([rules.config.gameid, ...lists])));
}

/**
 * Names a list that was brought to a table: its cards, and the energies that were chosen beside them
 * in whatever order.
 */
export function hashList(rules: DeckRules, { cards, energy }: JudgedDeck): string {
  const played = hashDeck(rules, cards);
  return energy.length === 0
    ? played
    : hashSha256(toUtf8(JSON.stringify([played, energy.toSorted()])));
}
