import { DECK_ZONE_FIELDS } from '../../game-config-deck.ts';
import { originalKeyOf } from './copy-limits.ts';
import type { DeckRules } from './deck-config.ts';
import { type Deck, sumLines } from './deck.ts';
import { hashSha256 } from './sha-256.ts';
import { toUtf8 } from '../../deck/utf-8.ts';

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
