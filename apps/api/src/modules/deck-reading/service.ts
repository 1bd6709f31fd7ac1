import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { DECK_VISIBILITY } from '@deckframe/domain/decks/deck/deck-document';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { AppError } from '../../lib/app-error.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import type { DeckRow } from '../decks/decks/deck-rows.ts';
import { findDeck } from './queries.ts';

type FindUser = () => Promise<SessionUser | null>;

/** The stored id; an address that no deck can have is a deck that does not exist. */
export function readDeckId(shown: string): string {
  const id = decodeDeckId(shown);
  if (id === undefined) throw new AppError('DECK_NOT_FOUND');
  return id;
}

/** A hidden deck is there for its owner and for administrators only. Asks who reads only then. */
export async function getReadableDeck(
  db: Database,
  game: string,
  shownId: string,
  findUser: FindUser,
): Promise<DeckRow> {
  const row = await findDeck(db, game, readDeckId(shownId));
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  if (isHidden(row) && !can(await findUser(), 'deck.see-hidden', ownedBy(row))) {
    throw new AppError('DECK_NOT_FOUND');
  }
  return row;
}

/** By its owner, or by a moderator; the one does not undo what the other did. */
export function isHidden(row: Pick<DeckRow, 'visibility' | 'moderated_at'>): boolean {
  return row.visibility === DECK_VISIBILITY.private || row.moderated_at !== null;
}

/** A deck that this member cannot even know of. */
export function isHiddenFrom(
  row: Pick<DeckRow, 'user_id' | 'visibility' | 'moderated_at'>,
  user: SessionUser,
): boolean {
  return isHidden(row) && !can(user, 'deck.see-hidden', ownedBy(row));
}

/** The deck as the table of rules knows it. */
export function ownedBy(row: Pick<DeckRow, 'user_id'>): { ownerId: UserId } {
  return { ownerId: row.user_id };
}

/** Decks as they are stored, and as they are shown. */
export { DECK_SQL, type DeckRow, type DeckSummaryRow } from '../decks/decks/deck-rows.ts';
export { toDeck, toDeckSummary } from './mapping.ts';
export { findDeck } from './queries.ts';
export { toDocument, type DocumentRow } from '../decks/decks/to-document.ts';
