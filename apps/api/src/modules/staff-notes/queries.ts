import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type NoteRow = {
  id: string;
  author_id: UserId;
  author: string | null;
  text: string;
  created_at: Date;
};

/** Newest first. */
export async function listNotes(
  db: Database,
  userId: UserId,
  before: string | undefined,
  limit: number,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select staff_notes.id::text as id, author_id, authors.username as author, text, created_at
    from staff_notes
    left join users as authors on authors.id = author_id and authors.deleted_at is null
    where user_id = ${userId}
      and staff_notes.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by staff_notes.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertNote(
  db: Database,
  note: { userId: UserId; authorId: UserId; text: string },
): Promise<string> {
  const { id } = await db
    .insertInto('staff_notes')
    .values({ user_id: note.userId, author_id: note.authorId, text: note.text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** False where there is none of this author about this member. */
export async function deleteNote(
  db: Database,
  note: { userId: UserId; authorId: UserId; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_notes')
    .where('id', '=', Number(note.id))
    .where('user_id', '=', note.userId)
    .where('author_id', '=', note.authorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteNotesAbout(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('staff_notes').where('user_id', '=', userId).execute();
}
