import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';

export type PasskeyRow = {
  id: number;
  user_id: UserId;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  backed_up: boolean;
  transports: string | null;
  created_at: Date | null;
};

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'public_key',
  'credential_id',
  'counter',
  'backed_up',
  'transports',
  'created_at',
] as const;

type Owned = { user_id: UserId };

export async function listPasskeys(db: Database, userId: UserId): Promise<PasskeyRow[]> {
  return db
    .selectFrom('auth_passkeys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id')
    .$narrowType<Owned>()
    .execute();
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('auth_passkeys')
    .select(COLUMNS)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .$narrowType<Owned>()
    .executeTakeFirst();
}

export type NewPasskey = {
  user_id: UserId;
  name: string;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string;
  aaguid: string;
};

/** Undefined if the credential already exists. */
export async function insertPasskey(
  db: Database,
  passkey: NewPasskey,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('auth_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(COLUMNS)
    .$narrowType<Owned>()
    .executeTakeFirst();
}

export async function updatePasskeyUse(
  db: Database,
  id: number,
  use: { counter: number; backed_up: boolean },
): Promise<void> {
  await db.updateTable('auth_passkeys').set(use).where('id', '=', id).execute();
}

export async function updatePasskeyName(
  db: Database,
  userId: UserId,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('auth_passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$narrowType<Owned>()
    .executeTakeFirst();
}

export async function deletePasskey(db: Database, userId: UserId, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('auth_passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deletePasskeys(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('auth_passkeys').where('user_id', '=', userId).execute();
}
