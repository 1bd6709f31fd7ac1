import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { AppError } from '../../lib/app-error.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { type DeckRow, isHiddenFrom, ownedBy } from '../deck-reading/service.ts';
import { findDeckForUpdate } from './decks/queries.ts';

/** The owner's deck, held until the transaction ends; refuses everybody else, and locked decks. */
export async function getOwnDeckForUpdate(
  db: Database,
  game: string,
  id: string,
  user: SessionUser,
): Promise<DeckRow> {
  const row = await findDeckForUpdate(db, game, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  if (!can(user, 'deck.change', ownedBy(row))) {
    throw new AppError(isHiddenFrom(row, user) ? 'DECK_NOT_FOUND' : 'PERMISSION_DENIED');
  }
  if (row.is_locked === 1) throw new AppError('DECK_LOCKED');
  return row;
}
