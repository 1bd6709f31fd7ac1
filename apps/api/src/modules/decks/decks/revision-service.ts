import {
  REVISION_PAGE_SIZE,
  type revision,
  type revisionDiff,
  type revisionSummary,
  type SavedDeck,
} from '@deckframe/contract/decks/decks';
import type { Database } from '@deckframe/database/db';
import { type DeckDocument, printDeckTexts, toVisibility } from '@deckframe/domain/decks/deck/deck';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { diffDecks } from '@deckframe/domain/decks/deck/deck-versions';
import type { z } from 'zod';
import { tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { noteSight } from '../../../lib/can-see.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { requireCan } from '../../../lib/require-can.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import type { DeckWrite } from './deck-writer.ts';
import { getReadableDeck, ownedBy, toDocument } from './reading-service.ts';
import {
  eraseRevisions,
  findRevision,
  listRevisions,
  type RevisionRow,
  type RevisionSummaryRow,
} from './revision-queries.ts';
import { changeDocument } from './service.ts';

export function toRevisionSummary(row: RevisionSummaryRow): z.infer<typeof revisionSummary> {
  return {
    version: row.version,
    name: row.decklist_name,
    cardCount: row.card_count,
    visibility: toVisibility(row.visibility),
    createdAt: row.created_at.toISOString(),
    restoredFrom: row.restored_from,
  };
}

export function toRevision(row: RevisionRow): z.infer<typeof revision> {
  const document = toDocument(row);
  const texts = printDeckTexts(document.cards);
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    name: document.name,
    decklistContent: texts.decklist_content,
    considering: texts.considering,
    sidedeck: texts.sidedeck,
    resourcedeck: texts.resourcedeck,
    visibility: document.visibility,
    favoriteCard: document.favoritecard,
    favoriteCardLink: document.favoritecardlink,
    archetype: document.archetype,
    selectedItems: [...document.selectedItems],
    energy: [...document.energy],
    notes: document.notes,
    customSeries: [...document.customSeries],
  };
}

/** The changes from one revision to another. */
export function toRevisionDiff(
  before: RevisionRow,
  after: RevisionRow,
): z.infer<typeof revisionDiff> {
  const [old, now] = [toDocument(before), toDocument(after)];
  const cards = diffDecks(old.cards, now.cards);
  return {
    from: before.version,
    to: after.version,
    cards: cards.map(({ field, ...difference }) => ({ zone: field, ...difference })),
    fields: WRITTEN_PARTS.map(([field, read]) => ({ field, before: read(old), after: read(now) })) //
      .filter((part) => part.before !== part.after),
  };
}

/** Document fields other than cards, by JSON name. */
const WRITTEN_PARTS: readonly (readonly [string, (document: DeckDocument) => string])[] = [
  ['name', (document) => document.name],
  ['visibility', (document) => document.visibility],
  ['favoriteCard', (document) => document.favoritecard],
  ['favoriteCardLink', (document) => document.favoritecardlink],
  ['archetype', (document) => document.archetype],
  ['selectedItems', (document) => document.selectedItems.join(',')],
  ['energy', (document) => document.energy.join(',')],
  ['notes', (document) => document.notes],
  ['customSeries', (document) => document.customSeries.join(',')],
];

/** Only the owner may read revisions. */
export async function requireHistory(
  db: Database,
  game: string,
  deckId: string,
  user: SessionUser,
): Promise<string> {
  const row = await getReadableDeck(db, game, deckId, () => Promise.resolve(user));
  requireCan(user, 'deck.see-history', ownedBy(row), 'PERMISSION_DENIED');
  const sight = { kind: 'deck-history', game, subject: `deck/${encodeDeckId(row.id)}` } as const;
  noteSight(user, 'deck.see-history', ownedBy(row), sight);
  return row.id;
}

export async function getRevision(
  db: Database,
  game: string,
  id: string,
  version: number,
): Promise<RevisionRow> {
  const row = await findRevision(db, game, id, version);
  if (row === undefined) throw new AppError('REVISION_NOT_FOUND');
  return row;
}

/** Restores a revision as newest version; visibility stays. */
export async function restoreRevision(
  write: DeckWrite,
  id: string,
  from: { version: number; restored: number },
): Promise<SavedDeck> {
  const old = await findRevision(write.db, write.config.gameid, id, from.restored);
  return changeDocument(
    write,
    id,
    from.version,
    (base) => {
      if (old === undefined) throw new AppError('REVISION_NOT_FOUND');
      return { ...toDocument(old), visibility: base.visibility };
    },
    from.restored,
  );
}

/** Revisions are deleted even if the deck stays. */
export const deckRevisionsPart: AccountPart = {
  ...tablePart('deckRevisions', 'deck_revisions.user_id'),
  erase: eraseRevisions,
};

export async function listOwnRevisions(
  db: Database,
  game: string,
  id: string,
  before: number | undefined,
) {
  const page = readPage({ after: before?.toString() }, REVISION_PAGE_SIZE, Number);
  const found = await listRevisions(db, game, id, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => String(row.version));
  return { rows, older: older === null ? null : Number(older) };
}
