import { type Deck, listCardNumbers } from '@deckframe/domain/decks/deck/deck';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';

/** Returns the original ids of the deck's cards, without duplicates. */
export function listOriginals(deck: Deck, { findCard }: DeckCards): string[] {
  const originals = listCardNumbers(deck).flatMap((cardno) => findCard(cardno)?.originalid ?? []);
  return [...new Set(originals)];
}
