import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername, skeletonOf } from '@deckframe/domain/accounts/access/usernames';
import { sql } from 'kysely';

export type BlockRow = {
  blocked_id: UserId;
  username: string;
  avatar: string | null;
  created_at: Date;
};

/** Sorted by user id, starting after `after`. */
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

/** True if another member has this name or a look-alike of it. */
export async function isUsernameTaken(
  db: Database,
  username: string,
  exceptUserId: UserId | null,
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
  userId: UserId,
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
  userId: UserId,
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

export async function updateEmail(db: Database, userId: UserId, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailverified: true, updated_at: sql`app_now()` })
    .where('id', '=', userId)
    .execute();
}

export async function markEmailVerified(db: Database, userId: UserId): Promise<void> {
  await sql`update users set emailverified = true, updated_at = app_now()
    where id = ${userId}`.execute(db);
}

/** Records a visit. */
export async function noteVisit(db: Database, userId: UserId): Promise<void> {
  await sql`update users set last_connected = app_now() where id = ${userId}`.execute(db);
}

export async function noteMailRequest(db: Database, userId: UserId): Promise<void> {
  await sql`update users set last_request_time = app_now() where id = ${userId}`.execute(db);
}

/** Also confirms the email address. `hasmigrated` stays null for accounts created on this site. */
export async function endMigration(db: Database, userId: UserId): Promise<void> {
  await sql`update users set emailverified = true, updated_at = app_now(),
      hasmigrated = case when hasmigrated is null then null else true end
    where id = ${userId}`.execute(db);
}

export async function updateSuspension(
  db: Database,
  userId: UserId,
  suspension: { reason: string; until: string | null } | null,
): Promise<void> {
  const until = suspension === null ? null : (suspension.until ?? 'infinity');
  await sql`update users set suspended_until = ${until}::timestamptz,
      suspension_reason = ${suspension?.reason ?? null}, updated_at = app_now()
    where id = ${userId}`.execute(db);
}

export async function updateRoles(
  db: Database,
  userId: UserId,
  roles: readonly string[],
): Promise<void> {
  await sql`select set_user_roles(${userId}, ${[...roles]}::text[])`.execute(db);
}

export type ProfileColumns = Partial<{
  youtube: string | null;
  twitch: string | null;
  x: string | null;
  avatar: string | null;
  selectedbadge: string | null;
  badge_corner: string;
  selectedavatarbackground: string | null;
  selectedbanner: string | null;
  selectedtitle: string | null;
  selectednameplate: string | null;
  favorite_card_url_1: string | null;
  favorite_card_url_2: string | null;
  favorite_card_url_3: string | null;
  favorite_card_url_4: string | null;
  featureddecksdata: string | null;
}>;

/**
 * Returns an opaque token that changes with the member's own data, including collections but not
 * likes.
 */
export async function findSyncToken(db: Database, userId: UserId): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select to_hex(hashtextextended(concat_ws(' ', own.updated_at, own.user_exp, own.roles,
      own.email, own.ownedbanners, own.ownedbadges, own.ownedbackgrounds, counts.rating_count,
      counts.comment_count, counts.follower_count,
      (select sum(seq) from collection_states where user_id = own.id)), 0)) as token
    from users as own left join member_counts as counts on counts.user_id = own.id
    where own.id = ${userId}`.execute(db);
  return rows[0]?.token ?? '';
}

export async function updateProfile(
  db: Database,
  userId: UserId,
  columns: ProfileColumns,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: sql`app_now()` })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/**
 * Marks the member as deleted. Returns the join date, or undefined if already deleted. It changes
 * no key, because concurrent writes hold key locks on the row.
 */
export async function markMemberDeleted(db: Database, userId: UserId): Promise<Date | undefined> {
  const { rows } = await sql<{ createdon: Date }>`update users set deleted_at = app_now()
    where id = ${userId} and deleted_at is null returning createdon`.execute(db);
  return rows[0]?.createdon;
}

/** Anonymizes the row, which stays because other rows refer to it. */
export async function anonymiseMember(db: Database, userId: UserId): Promise<void> {
  const name = 'Deleted user';
  // The placeholder address is random, so nobody can block it.
  await sql`update users set
      name = ${name}, username = ${name},
      email = 'deleted-' || gen_random_uuid() || '@deckframe.invalid', emailverified = false, avatar = null,
      youtube = null, twitch = null, x = null, selectedbadge = null,
      selectedavatarbackground = null, hasmigrated = null, last_connected = null,
      last_request_time = null, suspended_until = null, suspension_reason = null,
      updated_at = app_now()
    where id = ${userId}`.execute(db);
  await updateRoles(db, userId, []);
}

/** Removes the name in a separate transaction. */
export async function releaseUsername(db: Database, userId: UserId): Promise<void> {
  await sql`select release_username(${userId})`.execute(db);
}

type DemoMember = {
  username: string;
  email: string;
  roles: readonly string[];
  /** Registration date. Default: a year ago. */
  joined?: Date;
};

/** For development databases; undefined if the name is taken. */
export async function createDemoMember(
  db: Database,
  { email, joined, roles, username }: DemoMember,
): Promise<UserId | undefined> {
  const made = await db
    .insertInto('users')
    .values({
      name: username,
      username,
      username_key: foldUsername(username),
      email,
      emailverified: true,
      roles: [...roles],
      // A year old, because new accounts earn no EXP.
      createdon: joined ?? sql`app_now() - interval '1 year'`,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
  if (made !== undefined) await upsertUsernameLook(db, made.id, username);
  return made?.id;
}
