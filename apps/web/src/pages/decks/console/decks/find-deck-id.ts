import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';

/** Returns the id in the address of a deck, or in the id itself; undefined for any other text. */
export function findDeckId(text: string): string | undefined {
  const [address = ''] = text.trim().split(/[?#]/);
  const last = address.split('/').findLast((part) => part !== '');
  return last !== undefined && decodeDeckId(last) !== undefined ? last : undefined;
}
