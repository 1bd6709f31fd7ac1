import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql } from 'kysely';

export type ModeratedUser = {
  id: UserId;
  username: string;
  email: string;
  roles: string[];
  suspended: boolean;
  reason: string | null;
  /** Null where the suspension has no end. */
  until: string | null;
};

/** Locked until the transaction ends: two changes of one user follow each other. */
export async function findUserForUpdate(
  db: Database,
  userId: UserId,
): Promise<ModeratedUser | undefined> {
  const { rows } = await sql<ModeratedUser>`${selectUser(userId)} for no key update`.execute(db);
  return rows[0];
}

export async function findModeratedUser(
  db: Database,
  userId: UserId,
): Promise<ModeratedUser | undefined> {
  const { rows } = await sql<ModeratedUser>`${selectUser(userId)}`.execute(db);
  return rows[0];
}

/** Members only: the system and those who are gone have no names here. */
export async function findUserIdByName(
  db: Database,
  username: string,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', foldUsername(username))
    .where('id', '<>', 1)
    .where('deleted_at', 'is', null)
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
  return row?.id;
}

function selectUser(userId: UserId) {
  return sql`select id, username, email, roles, suspension_reason as reason,
      coalesce(suspended_until > app_now(), false) as suspended,
      case when isfinite(suspended_until)
        then to_char(suspended_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      end as until
    from users where id = ${userId} and deleted_at is null`;
}
