import type { DeckSave, SavedDeck } from '@deckframe/contract/decks/decks';
import { can } from '@deckframe/domain/accounts/access/can';
import {
  DECK_VISIBILITY,
  type DeckDocument,
  toVisibility,
} from '@deckframe/domain/decks/deck/deck';
import { applySave } from '@deckframe/domain/decks/deck/save-deck';
import { deckAwards, NEAR_COPY_CARDS } from '@deckframe/domain/rewards/exp/exp-award';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { awardDeckExp, type DeckList, insertCopiedList } from '../../rewards/exp/service.ts';
import {
  type DeckRow,
  findDeck,
  getOwnDeckForUpdate,
  ownedBy,
  toDeck,
  toDocument,
} from './reading-service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import {
  type PreparedDeck,
  assertNotRemoved,
  isMain,
  prepareDeck,
  writeParts,
} from './write-deck.ts';
import type { DeckWrite } from './deck-writer.ts';
import { eraseDeck, findDefaultVisibility, hideDecksOf, readDecks } from './queries.ts';
import { type DeckKey, insertDeck, insertRevision, updateDeck } from './write-queries.ts';

/** Creates a deck with the user's preferred visibility by default. */
export async function createDeck(write: DeckWrite, id: string, save: DeckSave): Promise<SavedDeck> {
  const document = applySave(write.config, save);
  const visibility = save.visibility ?? (await preferredVisibility(write));
  return insertDocument(write, id, { ...document, visibility });
}

/** Saves the next version if it is based on the stored one. */
export async function saveDeck(
  write: DeckWrite,
  id: string,
  version: number,
  save: DeckSave,
): Promise<SavedDeck> {
  return changeDocument(write, id, version, (base) => applySave(write.config, save, base));
}

export async function changeVisibility(
  write: DeckWrite,
  id: string,
  version: number,
  visibility: DeckDocument['visibility'],
): Promise<SavedDeck> {
  return changeDocument(write, id, version, (base) => ({ ...base, visibility }));
}

/** Copies a readable deck to the user. */
export async function duplicateDeck(
  write: DeckWrite,
  id: string,
  source: DeckRow,
  name: string | undefined,
): Promise<SavedDeck> {
  const visibility = await preferredVisibility(write);
  const isOthers = source.user_id !== write.user.id;
  const copy = { ...toDocument(source), visibility, ...(name !== undefined && { name }) };
  return insertDocument(write, id, copy, { isOthers });
}

/** Changes a stored deck: lock, check, prepare, write with revision, pay. */
export async function changeDocument(
  write: DeckWrite,
  id: string,
  version: number,
  change: (base: DeckDocument) => DeckDocument,
  restoredFrom: number | null = null,
): Promise<SavedDeck> {
  const { db, config, user } = write;
  const stored = await getOwnDeckForUpdate(db, config.gameid, id, user);
  if (stored.version !== version) throw versionConflict(stored);
  const key: DeckKey = { gameid: config.gameid, id };
  const document = change(toDocument(stored));
  await assertDeckWords(write, document);
  const prepared = await prepareDeck(write, document);
  await assertNotRemoved(write, id, prepared);
  const next = await updateDeck(db, key, prepared.columns);
  await writeParts(db, key, prepared, stored.isstarter === 1);
  const facts = { version: next, userId: user.id, restoredFrom };
  const wasFull = await insertRevision(db, key, facts);
  return getSavedDeck(write, id, prepared, wasFull);
}

async function insertDocument(
  write: DeckWrite,
  id: string,
  document: DeckDocument,
  copied?: { isOthers: boolean },
): Promise<SavedDeck> {
  const { db, config, user } = write;
  const key: DeckKey = { gameid: config.gameid, id };
  await assertDeckWords(write, document);
  const prepared = await prepareDeck(write, document);
  await assertNotRemoved(write, id, prepared);
  const isNew = await insertDeck(db, key, user.id, prepared.columns);
  if (!isNew) throw await takenId(write, id);
  await writeParts(db, key, prepared, false);
  await insertRevision(db, key, { version: 1, userId: user.id, restoredFrom: null });
  if (copied?.isOthers === true) {
    await insertCopiedList(db, user.id, toList(config.gameid, id, prepared.cards));
  }
  return getSavedDeck(write, id, prepared, copied !== undefined);
}

/** Checks writing rules, except for private decks. */
async function assertDeckWords(write: DeckWrite, document: DeckDocument): Promise<void> {
  if (document.visibility !== 'private') await assertWords(write, [document.name, document.notes]);
}

/** Main cards by original id, which identify a list. */
function toList(game: string, id: string, held: PreparedDeck['cards']): DeckList {
  return { game, id, cards: held.filter(isMain) };
}

/** The id is in use. Only the owner learns that the deck exists. */
async function takenId({ db, config, user }: DeckWrite, id: string): Promise<AppError> {
  const stored = await findDeck(db, config.gameid, id);
  return stored !== undefined && can(user, 'deck.change', ownedBy(stored))
    ? versionConflict(stored)
    : new AppError('DECK_ID_TAKEN');
}

function versionConflict(stored: DeckRow): AppError {
  return new AppError('VERSION_CONFLICT', {}, { extensions: { stored: toDeck(stored) } });
}

async function preferredVisibility({ db, user }: DeckWrite): Promise<DeckDocument['visibility']> {
  return toVisibility((await findDefaultVisibility(db, user.id)) ?? 0);
}

/** Pays after everything else is written. A copy's list is excluded. */
async function getSavedDeck(
  { db, config, user }: DeckWrite,
  id: string,
  { cards, columns, contentHash }: PreparedDeck,
  wasFull: boolean,
): Promise<SavedDeck> {
  const row = await findDeck(db, config.gameid, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  const facts = {
    game: config.gameid,
    id,
    contentHash,
    cardCount: columns.card_count ?? 0,
    wasFull,
  };
  const isPublic = columns.visibility === DECK_VISIBILITY.public && row.moderated_at === null;
  const exp = await awardDeckExp(
    db,
    user.id,
    deckAwards({ ...facts, isPublic }),
    toList(config.gameid, id, cards),
    config.expMinimumDifference ?? NEAR_COPY_CARDS,
  );
  return { ...toDeck(row), exp };
}

export const decksPart: AccountPart = {
  name: 'decks',
  covers: {
    'decklists.user_id': ['export', 'erase', 'anonymise'],
    'deck_counts.user_id': ['export', 'erase', 'anonymise'],
  },
  read: readDecks,
  hide: (db, userId, decks) => hideDecksOf(db, userId, decks === 'delete'),
  erase: (db, userId, decks) => eraseDeck(db, userId, decks === 'delete'),
};

export { createDeckWriter, type DeckWrite, type DeckWriter } from './deck-writer.ts';
export { getOwnDeckForUpdate } from './reading-service.ts';
export { type DeckViews, findDefaultVisibility } from './queries.ts';
