import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type StoredUser = {
  id: number;
  username: string;
  email: string;
  createdon: Date;
  discord_id: string | null;
  patreon_id: string | null;
};

export async function findStoredUser(
  db: Database,
  userId: number,
): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select id, username, email, createdon, discord_id, patreon_id
    from users_stored where id = ${userId}`.execute(db);
  return rows[0];
}

export async function readProfile(db: Database, userId: number): Promise<unknown> {
  const { rows } = await sql<{ profile: unknown }>`
    select to_jsonb(users_stored) || to_jsonb(users) as profile
    from users join users_stored using (id) where id = ${userId}`.execute(db);
  return rows[0]?.profile;
}

export async function updateEmail(db: Database, userId: number, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailverified: true, updated_at: sql`app_now()` })
    .where('id', '=', userId)
    .execute();
}

export async function deleteLink(db: Database, userId: number, provider: string): Promise<boolean> {
  const result = await db
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A new address that waits to be confirmed; one per member, the last one counts. */
export type PendingEmail = { email: string; tokenHash: string };

const identify = (userId: number): string => `change-email:${userId}`;

export async function putPendingEmail(
  db: Database,
  userId: number,
  pending: PendingEmail,
  seconds: number,
): Promise<void> {
  await deletePendingEmail(db, userId);
  await sql`insert into auth_verifications (identifier, value, expires_at)
    values (${identify(userId)}, ${JSON.stringify(pending)},
      app_now() + make_interval(secs => ${seconds}::integer))`.execute(db);
}

export async function findPendingEmail(
  db: Database,
  userId: number,
): Promise<PendingEmail | undefined> {
  const row = await db
    .selectFrom('auth_verifications')
    .select('value')
    .where('identifier', '=', identify(userId))
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as PendingEmail);
}

export async function deletePendingEmail(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('auth_verifications').where('identifier', '=', identify(userId)).execute();
}

/**
 * Waits for every write of the member and keeps later ones out. Only as the first lock of a
 * transaction: whoever already holds something that those writes want would wait in a ring.
 */
export async function lockUser(db: Database, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(db);
}

/** The row stays, since others' threads lead to it; nothing in it leads to the person. */
export async function anonymiseUser(db: Database, userId: number): Promise<void> {
  const name = 'Deleted user';
  const gone = `deleted-${userId}`;
  await sql`update users set
      name = ${name}, username = ${name}, username_key = ${gone},
      email = ${`${gone}@deckframe.invalid`}, emailverified = false, avatar = null,
      youtube = null, twitch = null, x = null, selectedbadge = null,
      selectedavatarbackground = null, hasmigrated = null, last_connected = null,
      last_request_time = null, suspended_until = null, suspension_reason = null,
      updated_at = app_now()
    where id = ${userId}`.execute(db);
  await sql`select set_user_roles(${userId}, '{}')`.execute(db);
  await db.deleteFrom('username_looks').where('user_id', '=', userId).execute();
  await db.deleteFrom('auth_accounts').where('user_id', '=', userId).execute();
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  // The new address that waits, a mailed token, a passkey's challenge: each names the member.
  await sql`delete from auth_verifications
    where identifier = ${identify(userId)} or value = ${String(userId)}
      or value like ${`%"userId":"${userId}"%`}`.execute(db);
}

/** First of all: from here on nobody finds the member, and what only a leaver may remove can go. */
export async function markDeleted(db: Database, userId: number): Promise<void> {
  await sql`update users set deleted_at = app_now() where id = ${userId}`.execute(db);
}

export async function readDecks(db: Database, userId: number): Promise<unknown> {
  const { rows } = await sql<{ decks: unknown }>`
    select coalesce(jsonb_agg(
      to_jsonb(deck) - 'user_id' || jsonb_build_object(
        'like_count', counts.like_count, 'comment_count', counts.comment_count)
      order by deck.created_at, deck.id), '[]') as decks
    from decklists as deck
    join deck_counts as counts on counts.gameid = deck.gameid and counts.deck_id = deck.id
    where deck.user_id = ${userId}`.execute(db);
  return rows[0]?.decks;
}

/** Private decks always go; public and unlisted ones only where that was chosen. */
export async function deleteDecks(
  db: Database,
  userId: number,
  withPublished: boolean,
): Promise<void> {
  await db
    .deleteFrom('decklists')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('visibility', '=', 0), eb.val(withPublished)]))
    .execute();
}
