import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type MailedTokenPurpose = 'email' | 'reset' | 'verify';

export type WantedToken = {
  userId: UserId | null;
  /** The address when requested; if it changed, the link is void. */
  address: string;
  purpose: MailedTokenPurpose;
  newEmail: string | null;
  lifetimeSeconds: number;
};

export async function insertMailedToken(
  db: Database,
  wanted: WantedToken,
  waitSeconds: number,
): Promise<number | undefined> {
  const { address, lifetimeSeconds, newEmail, purpose, userId } = wanted;
  const { rows } = await sql<{ id: number }>`
    insert into mailed_tokens (user_id, purpose, new_email, lifetime_seconds, expires_at)
    select ${userId}::bigint, ${purpose}, ${newEmail}::text, ${lifetimeSeconds}::integer,
      app_now() + make_interval(secs => ${waitSeconds}::integer)
    where ${userId}::bigint is null or exists (
      select from users where id = ${userId} and lower(email) = lower(${address})
    ) returning id`.execute(db);
  return rows[0]?.id;
}

/** False if the link was voided. */
export async function setTokenHash(db: Database, id: number, hash: string): Promise<boolean> {
  const { rows } = await sql`update mailed_tokens set token_hash = ${hash},
      expires_at = app_now() + make_interval(secs => lifetime_seconds)
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

export async function clearTokenHash(db: Database, id: number, waitSeconds: number): Promise<void> {
  await sql`update mailed_tokens set token_hash = null,
      expires_at = app_now() + make_interval(secs => ${waitSeconds}::integer)
    where id = ${id}`.execute(db);
}

export type TakenToken = { userId: UserId; newEmail: string | null };

/** A token is used once. */
export async function deleteByHash(
  db: Database,
  purpose: MailedTokenPurpose,
  hash: string,
): Promise<TakenToken | undefined> {
  const { rows } = await sql<TakenToken & { is_alive: boolean }>`
    delete from mailed_tokens where token_hash = ${hash} and purpose = ${purpose}
    returning user_id as "userId", new_email as "newEmail", expires_at > app_now() as is_alive
  `.execute(db);
  return rows[0]?.is_alive === true ? rows[0] : undefined;
}

export async function findNewEmail(db: Database, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailed_tokens')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.new_email ?? undefined;
}

export async function deleteMailedTokens(
  db: Database,
  userId: UserId,
  purpose?: MailedTokenPurpose,
): Promise<void> {
  let rows = db.deleteFrom('mailed_tokens').where('user_id', '=', userId);
  if (purpose !== undefined) rows = rows.where('purpose', '=', purpose);
  await rows.execute();
}

export async function deleteOldMailedTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('mailed_tokens')
    .where('expires_at', '<', sql<Date>`app_now()`)
    .execute();
}
