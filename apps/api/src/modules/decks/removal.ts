import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { can } from '@deckframe/domain/accounts/access/can';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { AppError } from '../../lib/app-error.ts';
import { findDeck, isHiddenFrom, ownedBy, toDeck, toDocument } from '../deck-reading/service.ts';
import type { DeckWrite } from './decks/deck-writer.ts';
import {
  findDeckForUpdate,
  findDeletedDeckForUpdate,
  markDeleted,
  unmarkDeleted,
} from './decks/queries.ts';
import { assertNotRemoved } from './removed-lists.ts';
import { clearParts, prepareDeck, writeParts } from './write-deck.ts';

/** The owner can have a deleted deck back for so long; then the worker clears it away. */
export const DELETED_RETENTION_DAYS = 30;

export type DeletedDeck = { id: string; restorableUntil: string };

/** Refuses first what does not exist, then what is another's, then what is locked. */
export async function deleteDeck(
  { db, config, user }: DeckWrite,
  id: string,
): Promise<DeletedDeck> {
  const row = await findDeckForUpdate(db, config.gameid, id);
  if (row === undefined || isHiddenFrom(row, user)) throw new AppError('DECK_NOT_FOUND');
  if (!can(user, 'deck.delete', ownedBy(row))) throw new AppError('DECK_DELETE_DENIED');
  if (row.is_locked === 1) throw new AppError('DECK_DELETE_LOCKED');
  const until = await markDeleted(db, config.gameid, id, DELETED_RETENTION_DAYS);
  await clearParts(db, { gameid: config.gameid, id });
  return { id: encodeDeckId(id), restorableUntil: until.toISOString() };
}

/**
 * The deleted deck as it was: no new version, since nothing in it changed. A public one whose list a
 * moderator has removed meanwhile stays away as long as that stands.
 */
export async function undeleteDeck(write: DeckWrite, id: string): Promise<DeckAnswer> {
  const { db, config, user } = write;
  const row = await findDeletedDeckForUpdate(db, config.gameid, id, user.id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  await unmarkDeleted(db, config.gameid, id);
  const prepared = await prepareDeck(write, toDocument(row));
  await assertNotRemoved(write, id, prepared);
  await writeParts(db, { gameid: config.gameid, id }, prepared, row.isstarter === 1);
  const restored = await findDeck(db, config.gameid, id);
  if (restored === undefined) throw new AppError('DECK_NOT_FOUND');
  return toDeck(restored);
}
