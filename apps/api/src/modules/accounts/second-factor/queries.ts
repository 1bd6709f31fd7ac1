import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

/** Unfinished set-ups expire after this time. */
const PENDING = sql`interval '15 minutes'`;

export type Authenticator = { secret: string; added_at: Date; now: Date };

export async function findAuthenticator(
  db: Database,
  userId: UserId,
): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret, added_at, app_now() as now from second_factors
    where user_id = ${userId} and secret is not null`.execute(db);
  return rows[0];
}

export type PendingSecret = { secret: string; now: Date };

export async function findPendingSecret(
  db: Database,
  userId: UserId,
): Promise<PendingSecret | undefined> {
  const { rows } = await sql<PendingSecret>`
    select pending_secret as secret, app_now() as now from second_factors
    where user_id = ${userId} and pending_at > app_now() - ${PENDING}
    for update`.execute(db);
  return rows[0];
}

export async function putPendingSecret(
  db: Database,
  userId: UserId,
  secret: string,
): Promise<void> {
  await sql`insert into second_factors (user_id, pending_secret, pending_at)
    values (${userId}, ${secret}, app_now())
    on conflict (user_id) do update set pending_secret = ${secret}, pending_at = app_now()`.execute(
    db,
  );
}

/** Activates the pending secret; the code that confirmed it is used up. */
export async function confirmPending(db: Database, userId: UserId, step: number): Promise<void> {
  await sql`update second_factors set secret = pending_secret, added_at = app_now(),
      pending_secret = null, pending_at = null, last_step = ${step}
    where user_id = ${userId}`.execute(db);
}

export async function putAuthenticator(
  db: Database,
  userId: UserId,
  secret: string,
): Promise<void> {
  await sql`insert into second_factors (user_id, secret, added_at)
    values (${userId}, ${secret}, app_now())
    on conflict (user_id) do update set secret = ${secret}, added_at = app_now()`.execute(db);
}

/** Returns true for the first use of a time step. */
export async function takeStep(db: Database, userId: UserId, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function takeRecoveryCode(
  db: Database,
  userId: UserId,
  hash: string,
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`app_now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function deleteSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const deleted = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst();
  return typeof deleted?.secret === 'string';
}

/** Like `deleteSecondFactor`, for the worker, which cannot read secrets. */
export async function eraseFactors(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

export type FactorCounts = { has_app: boolean; passkeys: number; codes_left: number };

export async function countFactors(db: Database, userId: UserId): Promise<FactorCounts> {
  const { rows } = await sql<FactorCounts>`select
    exists (select from second_factors where user_id = ${userId} and secret is not null) as has_app,
    (select count(*)::integer from auth_passkeys where user_id = ${userId}) as passkeys,
    (select count(*)::integer from recovery_codes
      where user_id = ${userId} and used_at is null) as codes_left`.execute(db);
  return rows[0] ?? { has_app: false, passkeys: 0, codes_left: 0 };
}

/** Serializes changes of a member's factors. */
export async function lockFactors(db: Database, userId: UserId): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db);
}
