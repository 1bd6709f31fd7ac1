import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { REVISION_PAGE_SIZE } from '@deckframe/contract/deck-revisions';
import type { SavedDeck } from '@deckframe/contract/decks/decks';
import type { Database } from '@deckframe/database/db';
import { tablePart, type AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import { requireCan } from '../../lib/require-can.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { getReadableDeck, ownedBy, toDocument } from '../deck-reading/service.ts';
import { changeDocument, type DeckWrite } from '../decks/decks/service.ts';
import {
  eraseRevisions,
  findRevision,
  listRevisions,
  type RevisionRow,
} from '../decks/decks/revision-queries.ts';

/** What a deck was before is its owner's business: older notes may never have been public. */
export async function requireHistory(
  db: Database,
  game: string,
  deckId: string,
  user: SessionUser,
): Promise<string> {
  const row = await getReadableDeck(db, game, deckId, () => Promise.resolve(user));
  requireCan(user, 'deck.see-history', ownedBy(row), 'PERMISSION_DENIED');
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

/** The old state becomes the newest version; who may see the deck stays as it is. */
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

/** A deck may outlive its owner, but nobody is left whose business its history is. */
export const deckRevisionsPart: AccountPart = {
  ...tablePart('deckRevisions', 'deck_revisions.user_id'),
  erase: eraseRevisions,
};

/** Newest first, from the one before a version on. */
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
