import { copiesOf } from '@deckframe/domain/collection/entries/free-copies';
import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { finishDeck } from '@deckframe/domain/decks/deck/finish-deck';
import { usePrintings } from '#catalogue/use-cards.ts';
import { useClaims } from '../claims/use-claims.ts';
import { useShelfChanges } from '../sync/use-shelf-changes.ts';
import type { SharedShelf } from '../sync/use-shelf.ts';

export type DeckOfMember = {
  /** The id as used in addresses. */
  deckId: string;
  deck: Deck;
  /** Original ids of all its cards. */
  originalIds: readonly string[];
};

/** What a member has of a deck; undefined until it is loaded or if there is nothing to compare. */
export function useFinish({ deckId, deck, originalIds }: DeckOfMember, shelf: SharedShelf) {
  const { cards } = usePrintings(originalIds);
  const claims = useClaims(deckId);
  useShelfChanges(shelf);
  if (cards === undefined || claims === undefined) return undefined;
  const countOf = (cardno: string) => shelf.get(cardno).count + copiesOf(claims.elsewhere, cardno);
  const found = finishDeck(deck, cards, countOf, claims);
  return found.needed === 0 ? undefined : { found, claims };
}
