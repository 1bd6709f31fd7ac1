import {
  DECK_VISIBILITY,
  type DeckDocument,
  type DeckLine,
  parseCommaList,
  parseDeckTexts,
  toVisibility,
} from '@deckframe/domain/decks/deck/deck';
import type { DeckRow, DeckSummaryRow } from './deck-row-queries.ts';
import type { DeckAnswer, DeckSummary } from '@deckframe/contract/decks/decks';
import type { ArchetypeCards } from '@deckframe/contract/meta/archetypes';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { type UserId, printUserId } from '@deckframe/domain/accounts/access/user-id';
import { decodeDeckId, encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { ArchetypeEntry } from '@deckframe/domain/decks/deck/archetypes';
import { AppError } from '../../../lib/app-error.ts';
import { canSee } from '../../../lib/can-see.ts';
import { toModerationState } from '../../../lib/moderation-state.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { type SearchFacts, listDeckTerms } from './deck-terms.ts';
import { findDeck, findDeckForUpdate, replaceDeckTerms } from './queries.ts';
import type { DeckKey } from './write-queries.ts';

/** The owner's fields of a deck or revision. */
export type DocumentRow = Pick<
  DeckRow,
  | 'decklist_name'
  | 'decklist_content'
  | 'considering'
  | 'sidedeck'
  | 'resourcedeck'
  | 'visibility'
  | 'favoritecard'
  | 'favoritecardlink'
  | 'archetype'
  | 'selecteditems'
  | 'energy'
  | 'notes'
  | 'customseries'
>;

export function toDocument(row: DocumentRow): DeckDocument {
  return {
    name: row.decklist_name,
    cards: parseDeckTexts(row),
    notes: row.notes ?? '',
    visibility: toVisibility(row.visibility),
    favoritecard: row.favoritecard ?? '',
    favoritecardlink: row.favoritecardlink ?? '',
    archetype: row.archetype ?? '',
    selectedItems: parseCommaList(row.selecteditems),
    energy: parseCommaList(row.energy),
    customSeries: parseCommaList(row.customseries),
  };
}

export { DECK_TERMS, readNameWords, type SearchFacts } from './deck-terms.ts';
export { DECK_SQL, type DeckRow, type DeckSummaryRow } from './deck-row-queries.ts';
export { findDeck } from './queries.ts';

export function toDeckSummary(row: DeckSummaryRow): DeckSummary {
  const visibility = toVisibility(row.visibility);
  const customSeries = parseCommaList(row.customseries);
  return {
    id: encodeDeckId(row.id),
    game: row.gameid,
    version: row.version,
    name: row.decklist_name,
    visibility,
    isPublic: visibility === 'public',
    isLocked: row.is_locked === 1,
    isStarter: row.isstarter === 1,
    isArchived: row.archived_at !== null,
    isFanMade: customSeries.length > 0,
    colors: parseCommaList(row.colors),
    archetype: row.archetype ?? '',
    series: row.series,
    selectedItems: parseCommaList(row.selecteditems),
    energy: parseCommaList(row.energy),
    customSeries,
    favoriteCard: row.favoritecard ?? '',
    favoriteCardLink: row.favoritecardlink ?? '',
    coverImage: row.cover_image,
    cardCount: row.card_count,
    completion: row.completion,
    isLegal: row.verdict === 'legal',
    verdict: row.verdict,
    curve: row.curve,
    visitorCount: row.visitorcount,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    moderation: toModerationState(row),
    createdAt: row.created_at.toISOString(),
    modifiedDate: row.modified_date.toISOString(),
    owner: {
      id: printUserId(row.user_id),
      username: row.username,
      avatar: row.avatar,
      selectedBadge: row.selectedbadge,
      selectedAvatarBackground: row.selectedavatarbackground,
      level: row.user_level,
    },
  };
}

export function toDeck(row: DeckRow): DeckAnswer {
  return {
    ...toDeckSummary(row),
    decklistContent: row.decklist_content,
    content: readStoredLines(row.decklist_content),
    considering: row.considering,
    sidedeck: row.sidedeck,
    resourcedeck: row.resourcedeck,
    notes: row.notes ?? '',
    pictureHash: row.picture_hash,
  };
}

const TIMES = ' x ';

/** Parses stored text, which is canonical. */
function readStoredLines(text: string): DeckLine[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const at = line.indexOf(TIMES);
    return { quantity: Number(line.slice(0, at)), cardno: line.slice(at + TIMES.length) };
  });
}

export function toArchetypeCards(gathered: readonly ArchetypeEntry[]): ArchetypeCards {
  return {
    archetypes: gathered.map(({ name, icon, cards, colors }) => ({
      name,
      icon,
      cards: [...cards],
      colors: [...colors],
    })),
  };
}

/** Updates the search terms; null removes the deck from search. */
export async function indexDeck(
  db: Database,
  key: DeckKey,
  facts: SearchFacts | null,
): Promise<void> {
  await replaceDeckTerms(db, key, facts === null ? null : listDeckTerms(facts));
}

type FindUser = () => Promise<SessionUser | null>;

/** Decodes an id; invalid ids are not found. */
export function readDeckId(shown: string): string {
  const id = decodeDeckId(shown);
  if (id === undefined) throw new AppError('DECK_NOT_FOUND');
  return id;
}

/** Returns a visible deck; hidden ones for owner and administrators. */
export async function getReadableDeck(
  db: Database,
  game: string,
  shownId: string,
  findUser: FindUser,
): Promise<DeckRow> {
  const row = await findDeck(db, game, readDeckId(shownId));
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  const sight = { kind: 'deck', game, subject: `deck/${encodeDeckId(row.id)}` } as const;
  if (isHidden(row) && !canSee(await findUser(), 'deck.see-hidden', ownedBy(row), sight)) {
    throw new AppError('DECK_NOT_FOUND');
  }
  return row;
}

/** True if hidden by its owner or a moderator. */
export function isHidden(row: Pick<DeckRow, 'visibility' | 'moderated_at'>): boolean {
  return row.visibility === DECK_VISIBILITY.private || row.moderated_at !== null;
}

/** True if this reader must not know the deck. */
export function isHiddenFrom(
  row: Pick<DeckRow, 'user_id' | 'visibility' | 'moderated_at'>,
  user: SessionUser,
): boolean {
  return isHidden(row) && !can(user, 'deck.see-hidden', ownedBy(row));
}

/** The deck as a resource for `can`. */
export function ownedBy(row: Pick<DeckRow, 'user_id'>): { ownerId: UserId } {
  return { ownerId: row.user_id };
}

/** Locks the owner's deck; refuses others and locked decks. */
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
