import type { DeckZone } from '../../game-config-deck.ts';
import {
  type DeckReason,
  type DeckRules,
  copyKeyOf,
  countCopies,
  findCopyLimit,
  findCopyReason,
  findTargetZone,
  getZone,
  listZoneLines,
  nameOf,
} from './deck-rules.ts';
import { type Deck, EMPTY_DECK, quantityOf, withQuantity } from './deck.ts';

/** A changed deck, or the rule that refused the change. */
export type DeckChange =
  | { readonly ok: true; readonly deck: Deck; readonly zone: string }
  | { readonly ok: false; readonly reason: DeckReason };

/** Copies added as a playset if no rule limits them. */
const PLAYSET = 4;

export interface DeckPlace {
  readonly cardno: string;
  /** Id of a zone of the config. */
  readonly zone: string;
}

/** Adds copies of a card. A card of another played zone goes there. */
export function addCard(rules: DeckRules, deck: Deck, place: DeckPlace, copies = 1): DeckChange {
  const target = findTarget(rules, place);
  if ('reason' in target) return { ok: false, reason: target.reason };
  const present = quantityOf(deck, target.zone.field, place.cardno);
  return change(rules, deck, target.zone, place.cardno, present + copies);
}

/**
 * Removes copies of a card. Without copies in the given zone, it removes from the card's default
 * zone.
 */
export function removeCard(rules: DeckRules, deck: Deck, place: DeckPlace, copies = 1): Deck {
  const { field } = findHolder(rules, deck, place);
  const present = quantityOf(deck, field, place.cardno);
  return present === 0 ? deck : withQuantity(deck, field, place.cardno, present - copies);
}

/** Sets the quantity of a printing; 0 or less removes it. */
export function setQuantity(
  rules: DeckRules,
  deck: Deck,
  place: DeckPlace,
  quantity: number,
): DeckChange {
  const holder = findHolder(rules, deck, place);
  const present = quantityOf(deck, holder.field, place.cardno);
  // Reducing is always allowed, also for invalid cards.
  if (quantity <= present) {
    const less = removeCard(rules, deck, place, present - Math.max(0, quantity));
    return { ok: true, deck: less, zone: holder.id };
  }
  const target = findTarget(rules, place);
  if ('reason' in target) return { ok: false, reason: target.reason };
  return change(rules, deck, target.zone, place.cardno, quantity);
}

/**
 * Sets the copies over all printings by changing this one; `playset` means the copy limit. A
 * complete playset is refused like one more copy.
 */
export function setCopies(
  rules: DeckRules,
  deck: Deck,
  place: DeckPlace,
  copies: number | 'playset',
): DeckChange {
  const target = findTarget(rules, place);
  if ('reason' in target) return { ok: false, reason: target.reason };
  const { zone } = target;
  const limit = findCopyLimit(rules, zone, place.cardno)?.maximum ?? PLAYSET;
  const more =
    (copies === 'playset' ? limit : copies) - countCopies(rules, deck, zone, place.cardno);
  const own = quantityOf(deck, zone.field, place.cardno);
  return setQuantity(rules, deck, place, own + (more === 0 && copies === 'playset' ? 1 : more));
}

/** Moves copies between zones; all of them by default. */
export function moveCard(
  rules: DeckRules,
  deck: Deck,
  from: DeckPlace,
  toZone: string,
  copies = Infinity,
): DeckChange {
  const source = getZone(rules.config, from.zone);
  const moved = Math.min(quantityOf(deck, source.field, from.cardno), copies);
  const target = findTarget(rules, { cardno: from.cardno, zone: toZone });
  if ('reason' in target) return { ok: false, reason: target.reason };
  if (moved === 0 || target.zone.field === source.field) {
    return { ok: true, deck, zone: target.zone.id };
  }
  const left = removeCard(rules, deck, from, moved);
  return addCard(rules, left, { cardno: from.cardno, zone: target.zone.id }, moved);
}

/** Replaces copies of one printing by another printing of the same card. */
export function choosePrinting(
  rules: DeckRules,
  deck: Deck,
  place: DeckPlace,
  cardno: string,
  copies = Infinity,
): DeckChange {
  const { field, id } = getZone(rules.config, place.zone);
  const changed = Math.min(quantityOf(deck, field, place.cardno), copies);
  if (copyKeyOf(rules, cardno) !== copyKeyOf(rules, place.cardno)) {
    return addCard(rules, removeCard(rules, deck, place, changed), { cardno, zone: id }, changed);
  }
  // Another printing cannot break a copy limit that was kept before.
  const left = removeCard(rules, deck, place, changed);
  const present = quantityOf(left, field, cardno);
  return { ok: true, deck: withQuantity(left, field, cardno, present + changed), zone: id };
}

/** Removes the cards of one zone or of all zones. */
export function clearDeck(deck: Deck, zone?: DeckZone): Deck {
  return zone ? { ...deck, [zone.field]: [] } : EMPTY_DECK;
}

function change(
  rules: DeckRules,
  deck: Deck,
  zone: DeckZone,
  cardno: string,
  quantity: number,
): DeckChange {
  const changed = withQuantity(deck, zone.field, cardno, quantity);
  const count = countCopies(rules, changed, zone, cardno);
  const grows = quantity > quantityOf(deck, zone.field, cardno);
  // A deck above a limit, after an import or a new rule set, can always shrink.
  const reason = grows ? findCopyReason(rules, zone, cardno, count) : undefined;
  return reason ? { ok: false, reason } : { ok: true, deck: changed, zone: zone.id };
}

/** Returns the zone that contains the card: the given one or its default. */
function findHolder(rules: DeckRules, deck: Deck, { cardno, zone }: DeckPlace): DeckZone {
  const asked = getZone(rules.config, zone);
  if (quantityOf(deck, asked.field, cardno) > 0) return asked;
  return findTargetZone(rules.config, asked, rules.findCard(cardno)) ?? asked;
}

function findTarget(
  rules: DeckRules,
  { cardno, zone }: DeckPlace,
): { zone: DeckZone } | { reason: DeckReason } {
  const asked = getZone(rules.config, zone);
  const target = findTargetZone(rules.config, asked, rules.findCard(cardno));
  if (target) return { zone: target };
  return {
    reason: {
      code: 'NOT_A_DECK_CARD',
      params: { card: nameOf(rules, cardno) },
      cards: [cardno],
      zone: asked.id,
    },
  };
}

/** A deck in which one card replaces another. */
interface CardSwap {
  /** Number of the replaced card. */
  readonly out: string;
  readonly zone: string;
  readonly deck: Deck;
}

/**
 * Returns the swap if the zone allows one card and is occupied, such as by a leader; undefined if
 * the card can be added.
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
