import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import { findDeck, toDeck, toDocument } from '../deck-reading/service.ts';
import { getOwnDeckForUpdate } from './own-deck.ts';
import type { DeckWrite } from './decks/deck-writer.ts';
import { findDeckForUpdate, setArchived, setModeration, setSleeved } from './decks/queries.ts';
import { prepareDeck, writeParts } from './write-deck.ts';

/** Changes nothing in the deck, so neither its version nor its date. */
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

/** Says something of the cards at home, so the deck stays as it is. */
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

/** An administrator's write on anybody's deck. */
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
