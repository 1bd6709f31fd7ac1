import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

export async function insertFollow(
  db: Database,
  userId: string,
  followedId: string,
): Promise<void> {
  await db
    .insertInto('follows')
    .values({ user_id: Number(userId), followed_id: Number(followedId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFollow(
  db: Database,
  userId: string,
  followedId: string,
): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('user_id', '=', Number(userId))
    .where('followed_id', '=', Number(followedId))
    .execute();
}

export async function findFollow(
  db: Database,
  userId: string | null,
  followedId: string,
): Promise<{ following: boolean; follower_count: number } | undefined> {
  const { rows } = await sql<{ following: boolean; follower_count: number }>`
    select coalesce(follower_count, 0) as follower_count, exists (
      select from follows
      where user_id = ${userId}::bigint and followed_id = ${followedId}::bigint
    ) as following
    from users left join member_counts on member_counts.user_id = users.id
    where id = ${followedId}::bigint and id <> 1 and deleted_at is null`.execute(db);
  return rows[0];
}

/** In the order of the members' ids. */
export async function listFollowed(
  db: Database,
  userId: string,
  after: string,
  limit: number,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${sql.raw(MEMBER_COLUMNS)}
    from follows join users on users.id = follows.followed_id and users.deleted_at is null
    where follows.user_id = ${userId}::bigint and follows.followed_id > ${after}::bigint
    order by follows.followed_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function deleteFollowsOf(db: Database, userId: number): Promise<void> {
  await sql`delete from follows where ${userId} in (user_id, followed_id)`.execute(db);
}
