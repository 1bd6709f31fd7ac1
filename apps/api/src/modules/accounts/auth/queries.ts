import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql } from 'kysely';
import { lockNames } from '../../../lib/lock-names.ts';
import { noteMailRequest } from '../members/service.ts';

export async function insertVerification(
  db: Database,
  identifier: string,
  value: string,
  seconds: number,
): Promise<void> {
  await sql`insert into auth_verifications (identifier, value, expires_at)
    values (${identifier}, ${value},
      app_now() + make_interval(secs => ${seconds}::integer))`.execute(db);
}

export async function takeVerification(
  db: Database,
  identifier: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ value: string; is_alive: boolean }>`
    delete from auth_verifications where identifier = ${identifier}
    returning value, expires_at > app_now() as is_alive`.execute(db);
  return rows[0]?.is_alive === true ? rows[0].value : undefined;
}

export async function deleteOldVerifications(db: Database): Promise<void> {
  await db
    .deleteFrom('auth_verifications')
    .where('expires_at', '<', sql<Date>`app_now()`)
    .execute();
}

export type Access = {
  username: string;
  email: string;
  hasmigrated: boolean | null;
  suspended: boolean;
  suspension_reason: string | null;
  /** End of the suspension; null without end. */
  until: string | null;
  deleted: boolean;
};

export async function findAccess(db: Database, userId: UserId): Promise<Access | undefined> {
  const { rows } = await sql<Access>`
    select username, email, hasmigrated, suspension_reason,
      coalesce(suspended_until > app_now(), false) as suspended,
      case when isfinite(suspended_until)
        then to_char(suspended_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      end as until,
      deleted_at is not null as deleted
    from users where id = ${userId}`.execute(db);
  return rows[0];
}

export async function listPasskeyNames(db: Database, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_passkeys')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name ?? 'Passkey');
}

export type FoundUser = {
  id: UserId;
  username: string;
  email: string;
  emailverified: boolean;
  hasmigrated: boolean | null;
};

export async function findUserByEmail(db: Database, email: string): Promise<FoundUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'emailverified', 'hasmigrated'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', 1)
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
}

export async function findEmailByUsername(
  db: Database,
  username: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('username_key', '=', foldUsername(username))
    .where('id', '<>', 1)
    .executeTakeFirst();
  return row?.email;
}

export type MailRequest = { lastRequestTime: Date | null; now: Date };

/** Locks the row, so that the second of two requests sees the first. */
export async function getMailRequest(db: Database, addressKey: string): Promise<MailRequest> {
  await lockNames(db, [`mail:${addressKey}`]);
  const { rows } = await sql<MailRequest>`
    select app_now() as now, (
      select last_request_time from mail_requests where address_key = ${addressKey}
    ) as "lastRequestTime"`.execute(db);
  return rows[0] ?? { lastRequestTime: null, now: new Date(0) };
}

/**
 * Stores when a mail was requested for an address. An existing account also has this in its own
 * column.
 */
export async function putMailRequest(
  db: Database,
  addressKey: string,
  userId: UserId | null,
): Promise<void> {
  await sql`insert into mail_requests (address_key, last_request_time)
    values (${addressKey}, app_now())
    on conflict (address_key) do update set last_request_time = app_now()`.execute(db);
  if (userId !== null) await noteMailRequest(db, userId);
}

export async function deleteOldMailRequests(db: Database): Promise<void> {
  await db
    .deleteFrom('mail_requests')
    .where('last_request_time', '<', sql<Date>`app_now() - interval '1 hour'`)
    .execute();
}

export async function putPassword(db: Database, userId: UserId, hash: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('auth_accounts')
    .set({ password: hash, updated_at: sql`app_now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const credential = { provider_id: 'credential', account_id: printUserId(userId), password: hash };
  await db
    .insertInto('auth_accounts')
    .values({ user_id: userId, ...credential })
    .execute();
}

/** Returns false if there was no such link. */
export async function deleteLink(db: Database, userId: UserId, provider: string): Promise<boolean> {
  const result = await db
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all credentials and pending proofs of a leaving member. */
export async function deleteCredentials(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('auth_accounts').where('user_id', '=', userId).execute();
  // A passkey's challenge names the member in its value.
  await sql`delete from auth_verifications
    where value = ${printUserId(userId)} or value like ${`%"userId":"${userId}"%`}`.execute(db);
}

export async function getIdByKey(db: Database, key: string): Promise<UserId> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', key)
    .$narrowType<{ id: UserId }>()
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPasswordHash(db: Database, id: UserId, hash: string): Promise<void> {
  await db
    .insertInto('auth_accounts')
    .values({
      user_id: id,
      account_id: printUserId(id),
      provider_id: 'credential',
      password: hash,
    })
    .execute();
}

export async function setPasswordHash(db: Database, key: string, hash: string): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .from('users')
    .set({ password: hash })
    .whereRef('auth_accounts.user_id', '=', 'users.id')
    .where('users.username_key', '=', key)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** Stores the same password's new hash, unless the password was changed since. */
export async function upgradeHash(
  db: Database,
  userId: UserId,
  { stored, newHash }: { stored: string; newHash: string },
): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: newHash })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', stored)
    .execute();
}
