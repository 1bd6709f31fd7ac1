import { NOTES_PAGE } from '@deckframe/contract/staff/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { audit, lockForCare, type Change } from './service.ts';
import { deleteNote, insertNote, listNotes } from './queries.ts';

export async function getNotes(
  db: Database,
  { userId, readerId, after }: { userId: UserId; readerId: UserId; after: string | undefined },
) {
  const page = readPage({ after }, NOTES_PAGE, String);
  const found = await listNotes(db, userId, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  const notes = rows.map((row) => ({
    id: row.id,
    author: row.author,
    isOwn: row.author_id === readerId,
    text: row.text,
    at: row.created_at.toISOString(),
  }));
  return { notes, next: older };
}

/** The audit entry omits the text. */
export async function addNote(db: Database, change: Change, text: string): Promise<void> {
  const { userId, actor } = change;
  await lockForCare(db, change);
  const note = await insertNote(db, { userId, authorId: actor.id, text: text.trim() });
  await audit(db, change, { action: 'user.note', before: { note: null }, after: { note } });
}

export async function withdrawNote(db: Database, change: Change, note: string): Promise<void> {
  const { userId, actor } = change;
  await lockForCare(db, change);
  const isGone = await deleteNote(db, { userId, authorId: actor.id, id: note });
  if (!isGone) throw new AppError('NOT_FOUND');
  await audit(db, change, {
    action: 'user.withdraw-note',
    before: { note },
    after: { note: null },
  });
}

/**
 * Erased with the account and not exported, because it contains colleagues' opinions. The operator
 * answers legal requests.
 */
export { deleteNotesAbout } from './queries.ts';
