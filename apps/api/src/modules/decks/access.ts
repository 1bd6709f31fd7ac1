import type { Database } from '@deckframe/database/db';
import { isAdministrator } from '@deckframe/domain/access/roles';
import { DECK_VISIBILITY } from '@deckframe/domain/deck/deck-document';
import { decodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import { AppError } from '../../lib/app-error.ts';
import type { Queryable } from '../../lib/queryable.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import type { DeckRow } from './deck-rows.ts';
import { findDeck, findDeckForUpdate } from './queries.ts';

type FindUser = () => Promise<SessionUser | null>;

/** The stored id; an address that no deck can have is a deck that does not exist. */
export function readDeckId(shown: string): string {
  const id = decodeDeckId(shown);
  if (id === undefined) throw new AppError('DECK_NOT_FOUND');
  return id;
}

/** A private deck is there for its owner and for administrators only. Asks who reads only then. */
export async function getReadableDeck(
  db: Queryable,
  game: string,
  shownId: string,
  findUser: FindUser,
): Promise<DeckRow> {
  const row = await findDeck(db, game, readDeckId(shownId));
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  if (row.visibility === DECK_VISIBILITY.private && !maySee(row, await findUser())) {
    throw new AppError('DECK_NOT_FOUND');
  }
  return row;
}

/** The owner's deck, held until the transaction ends; refuses everybody else, and locked decks. */
export async function getOwnDeckForUpdate(
  db: Database,
  game: string,
  id: string,
  user: SessionUser,
): Promise<DeckRow> {
  const row = await findDeckForUpdate(db, game, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  if (!isOwner(row, user)) {
    const isHidden = row.visibility === DECK_VISIBILITY.private && !maySee(row, user);
    throw new AppError(isHidden ? 'DECK_NOT_FOUND' : 'PERMISSION_DENIED');
  }
  if (row.is_locked === 1) throw new AppError('DECK_LOCKED');
  return row;
}

export function isOwner(row: Pick<DeckRow, 'user_id'>, user: SessionUser | null): boolean {
  return user !== null && String(row.user_id) === user.id;
}

/** The owner and administrators see everything of a deck. */
export function maySee(row: Pick<DeckRow, 'user_id'>, user: SessionUser | null): boolean {
  return user !== null && (isOwner(row, user) || isAdministrator(user.roles));
}
