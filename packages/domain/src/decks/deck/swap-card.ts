import { copyKeyOf } from './copy-limits.ts';
import type { DeckPlace } from './deck-changes.ts';
import type { DeckRules } from './deck-config.ts';
import { findTargetZone, getZone, listZoneLines } from './deck-zones.ts';
import { type Deck, withQuantity } from './deck.ts';

/** The deck with a card in the place of another. */
export interface CardSwap {
  /** Number of the card that gives way. */
  readonly out: string;
  readonly zone: string;
  readonly deck: Deck;
}

/**
 * What adding the card would come to where its zone is for one card and holds another, such as a
 * second leader; undefined where it can simply be added.
 */
export function findSwap(rules: DeckRules, deck: Deck, place: DeckPlace): CardSwap | undefined {
  const asked = getZone(rules.config, place.zone);
  const zone = findTargetZone(rules.config, asked, rules.findCard(place.cardno));
  if (zone === undefined || zone.notPlayed === true || zone.size !== 1) return undefined;
  const [line, ...others] = listZoneLines(rules, deck, zone);
  if (!line || others.length > 0) return undefined;
  if (copyKeyOf(rules, line.cardno) === copyKeyOf(rules, place.cardno)) return undefined;
  const without = withQuantity(deck, zone.field, line.cardno, 0);
  return {
    out: line.cardno,
    zone: zone.id,
    deck: withQuantity(without, zone.field, place.cardno, 1),
  };
}
