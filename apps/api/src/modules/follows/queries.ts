import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

/** False where the member follows already. */
export async function insertFollow(
  db: Database,
  userId: UserId,
  followedId: UserId,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follows')
    .values({ user_id: userId, followed_id: followedId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where there was none. */
export async function deleteFollow(
  db: Database,
  userId: UserId,
  followedId: UserId,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findFollow(
  db: Database,
  userId: UserId | null,
  followedId: UserId,
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

type FollowedRow = MemberRow & { member_id: UserId };

/** In the order of the members' ids. */
export async function listFollowed(
  db: Database,
  userId: UserId,
  after: string,
  limit: number,
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    select ${sql.raw(MEMBER_COLUMNS)}
    from follows join users on users.id = follows.followed_id and users.deleted_at is null
    where follows.user_id = ${userId}::bigint and follows.followed_id > ${after}::bigint
    order by follows.followed_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function deleteFollowsOf(db: Database, userId: UserId): Promise<void> {
  await sql`delete from follows where ${userId} in (user_id, followed_id)`.execute(db);
}
