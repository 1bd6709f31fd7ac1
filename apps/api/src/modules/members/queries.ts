import type { Database } from '@deckframe/database/db';
import { foldUsername, skeletonOf } from '@deckframe/domain/access/usernames';
import { sql } from 'kysely';

/** Taken by somebody else, in any spelling that reads the same. */
export async function isUsernameTaken(
  db: Database,
  username: string,
  exceptUserId: number | null,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from users where username_key = ${foldUsername(username)}
        and id is distinct from ${exceptUserId}::bigint
      union all
      select from username_looks where skeleton = ${skeletonOf(username)}
        and user_id is distinct from ${exceptUserId}::bigint
    ) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export async function upsertUsernameLook(
  db: Database,
  userId: number,
  username: string,
): Promise<void> {
  await db
    .insertInto('username_looks')
    .values({ user_id: userId, skeleton: skeletonOf(username) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ skeleton: skeletonOf(username) }),
    )
    .execute();
}

export async function updateUsername(
  db: Database,
  userId: number,
  username: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      name: username,
      username,
      username_key: foldUsername(username),
      updated_at: sql`app_now()`,
    })
    .where('id', '=', userId)
    .execute();
}
