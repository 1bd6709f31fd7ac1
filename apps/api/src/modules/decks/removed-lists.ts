import { parseDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { DECK_VISIBILITY } from '@deckframe/domain/decks/deck/deck-document';
import { AppError } from '../../lib/app-error.ts';
import { openBookOf } from './decks/deck-book-service.ts';
import type { DeckWrite } from './decks/deck-writer.ts';
import { listRemovedLists } from './decks/queries.ts';
import { isMain, listHeldCards, type PreparedDeck } from './write-deck.ts';
import type { HeldCard } from './decks/write-queries.ts';

/**
 * A deck that a moderator took out of public does not come back under another id: the same cards,
 * whatever their printings, cannot be published while the removal stands, not even once the removed
 * deck is deleted.
 */
export async function assertNotRemoved(
  { db, config, user }: DeckWrite,
  id: string,
  { cards, columns }: PreparedDeck,
): Promise<void> {
  const list = printList(cards);
  if (columns.visibility !== DECK_VISIBILITY.public || list === '') return;
  for (const removed of await listRemovedLists(db, config.gameid, user.id, id)) {
    const texts = { ...removed, considering: '', sidedeck: '', resourcedeck: '' };
    const held = parseDeckTexts(texts);
    const book = await openBookOf(db, config.gameid, held, []);
    if (printList(listHeldCards(held, book)) === list) throw new AppError('DECK_LIST_REMOVED');
  }
}

function printList(cards: readonly HeldCard[]): string {
  return cards
    .filter(isMain)
    .map(({ originalid, quantity }) => `${quantity} ${originalid}`)
    .toSorted()
    .join('\n');
}
