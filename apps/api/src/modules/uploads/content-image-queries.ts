import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

/** Thumbnails and texts of a member's contents that name an own picture. */
export async function listImagesInUse(db: Database, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', thumbnail, body) as text from contents
    where user_id = ${userId}
      and (thumbnail is not null or body like '%/media/uploads/contents/%')`.execute(db);
  return rows.map(({ text }) => text);
}
