import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { can } from '@deckframe/domain/accounts/access/can';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { Removal } from '../../../lib/moderation-state.ts';
import { moderate } from '../../rewards/notices/moderation-service.ts';
import type { DeckWrite } from './deck-writer.ts';
import {
  getOwnDeckForUpdate,
  isHiddenFrom,
  ownedBy,
  toDeck,
  toDocument,
} from './reading-service.ts';
import {
  findDeck,
  findDeckForUpdate,
  findDeletedDeckForUpdate,
  markDeleted,
  setArchived,
  setModeration,
  setSleeved,
  unmarkDeleted,
} from './queries.ts';
import { assertNotRemoved, clearParts, prepareDeck, writeParts } from './write-deck.ts';

/** Days before a deleted deck is removed. */
export const DELETED_RETENTION_DAYS = 30;

export type DeletedDeck = { id: string; restorableUntil: string };

/** Checks existence, then owner, then lock. */
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

/** Restores a deleted deck without a new version. A removed list cannot become public again. */
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

/** Archives a deck without changing version and date. */
export async function archiveDeck(
  write: DeckWrite,
  id: string,
  isArchived: boolean,
): Promise<DeckAnswer> {
  const { db, config, user } = write;
  await getOwnDeckForUpdate(db, config.gameid, id, user);
  await setArchived(db, config.gameid, id, isArchived);
  return getDeckIn(write, id);
}

/** Marks a deck as sleeved without changing version and date. */
export async function sleeveDeck(
  write: DeckWrite,
  id: string,
  isSleeved: boolean,
): Promise<{ isSleeved: boolean }> {
  const { db, config, user } = write;
  await getOwnDeckForUpdate(db, config.gameid, id, user);
  await setSleeved(db, config.gameid, id, isSleeved);
  return { isSleeved };
}

/** Changes any deck as administrator. */
export async function moderateDeck(
  write: DeckWrite,
  id: string,
  flags: { isLocked: boolean; isStarter: boolean },
  requestId: string,
): Promise<DeckAnswer> {
  const { db, config, user } = write;
  const row = await findDeckForUpdate(db, config.gameid, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  await setModeration(db, config.gameid, id, flags);
  const prepared = await prepareDeck(write, toDocument(row));
  await writeParts(db, { gameid: config.gameid, id }, prepared, flags.isStarter);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'decks.moderate',
    game: config.gameid,
    subject: encodeDeckId(id),
    before: { isLocked: row.is_locked === 1, isStarter: row.isstarter === 1 },
    after: flags,
    requestId,
  });
  return getDeckIn(write, id);
}

async function getDeckIn({ db, config }: DeckWrite, id: string): Promise<DeckAnswer> {
  const row = await findDeck(db, config.gameid, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  return toDeck(row);
}

/** Removes a deck with a reason or restores it. Its owner still sees it. */
export async function hideDeck(
  write: OpenWrite,
  game: string,
  id: string,
  removal: Removal,
): Promise<DeckAnswer> {
  const { db } = write;
  const row = await findDeckForUpdate(db, game, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  await moderate(
    write,
    {
      kind: 'deck',
      game,
      id,
      row,
      ownerId: row.user_id,
      label: row.decklist_name,
      place: { type: 'deck', game, id },
      actions: { hide: 'decks.remove', restore: 'decks.restore' },
      subject: encodeDeckId(id),
    },
    removal,
  );
  const moderated = await findDeck(db, game, id);
  if (moderated === undefined) throw new AppError('DECK_NOT_FOUND');
  return toDeck(moderated);
}
