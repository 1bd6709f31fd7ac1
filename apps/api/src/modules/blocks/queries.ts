import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type BlockRow = {
  blocked_id: UserId;
  username: string;
  avatar: string | null;
  created_at: Date;
};

/** In the order of the users' ids, from the one after `after` on. */
export async function listBlocks(
  db: Database,
  userId: UserId,
  after: number,
  limit: number,
): Promise<BlockRow[]> {
  return db
    .selectFrom('user_blocks')
    .innerJoin('users', 'users.id', 'user_blocks.blocked_id')
    .select(['blocked_id', 'users.username', 'users.avatar', 'user_blocks.created_at'])
    .where('user_blocks.user_id', '=', userId)
    .where('blocked_id', '>', after)
    .orderBy('blocked_id')
    .limit(limit)
    .$narrowType<{ blocked_id: UserId }>()
    .execute();
}

export async function insertBlock(db: Database, userId: UserId, blockedId: UserId): Promise<void> {
  await db
    .insertInto('user_blocks')
    .values({ user_id: userId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Database, userId: UserId, blockedId: UserId): Promise<void> {
  await db
    .deleteFrom('user_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export async function deleteBlocksOf(db: Database, userId: UserId): Promise<void> {
  await sql`delete from user_blocks where ${userId} in (user_id, blocked_id)`.execute(db);
}

export async function isMember(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** In either direction. */
export async function findBlockBetween(db: Database, a: number, b: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_blocks')
    .select('user_id')
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', a), where('blocked_id', '=', b)]),
        where.and([where('user_id', '=', b), where('blocked_id', '=', a)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
