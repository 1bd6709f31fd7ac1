import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type StoredUser = {
  id: UserId;
  username: string;
  email: string;
  createdon: Date;
  discord_id: string | null;
  patreon_id: string | null;
};

export async function findStoredUser(
  db: Database,
  userId: UserId,
): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select id, username, email, createdon, discord_id, patreon_id
    from users_stored where id = ${userId}`.execute(db);
  return rows[0];
}

export async function readProfile(db: Database, userId: UserId): Promise<unknown> {
  const { rows } = await sql<{ profile: unknown }>`
    select to_jsonb(users_stored) || to_jsonb(users) as profile
    from users join users_stored using (id) where id = ${userId}`.execute(db);
  return rows[0]?.profile;
}

/** Returns the join date, or undefined if the account is deleted. */
export async function findUndeleted(db: Database, userId: UserId): Promise<Date | undefined> {
  const { rows } = await sql<{ createdon: Date }>`select createdon from users
    where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0]?.createdon;
}
