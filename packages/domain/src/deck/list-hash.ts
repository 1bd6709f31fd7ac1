import type { DeckRules } from '../decks/deck/deck-config.ts';
import { hashDeck } from '../decks/deck/deck-hash.ts';
import type { JudgedDeck } from '../decks/deck/deck-slots.ts';
import { hashSha256 } from '../decks/deck/sha-256.ts';
import { toUtf8 } from './utf-8.ts';

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
