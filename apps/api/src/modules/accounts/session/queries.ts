import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { hashToken } from '../../../lib/hash-token.ts';

export type SessionUserRow = {
  id: UserId;
  username: string;
  avatar: string | null;
  roles: string[];
  user_level: number;
  user_exp: number;
  selectedbadge: string | null;
  badge_corner: string;
  selectedavatarbackground: string | null;
  email: string;
  hasmigrated: boolean | null;
  second_factor_at: Date | null;
  is_fresh: boolean;
  /** True if the session is older than staff sessions may be. */
  is_past_shift: boolean;
};

/** Not cached, so that ended sessions and role changes take effect immediately. */
export async function findSessionUser(
  db: Database,
  token: string,
): Promise<SessionUserRow | undefined> {
  const rows = await runStatement<SessionUserRow>(db, {
    name: 'find-session-user',
    text: `select users.id, username, avatar, roles, user_level, user_exp, selectedbadge, badge_corner,
        selectedavatarbackground, email, hasmigrated,
        second_factor_at,
        coalesce(proved_at, auth_sessions.created_at) > app_now() - interval '10 minutes' as is_fresh,
        auth_sessions.created_at <= app_now() - interval '8 hours' as is_past_shift
      from auth_sessions join users on users.id = auth_sessions.user_id
      where token = $1 and expires_at > app_now() and deleted_at is null
        and (suspended_until is null or suspended_until <= app_now())`,
    values: [hashToken(token)],
  });
  return rows[0];
}

/** Extends a session once a day and returns its user if extended. */
export async function extendSession(
  db: Database,
  token: string,
  { seconds, maxSeconds }: { seconds: number; maxSeconds: number },
): Promise<UserId | undefined> {
  const { rows } = await sql<{ user_id: UserId }>`
    update auth_sessions
    set updated_at = app_now(),
      expires_at = least(
        app_now() + make_interval(secs => ${seconds}::integer),
        created_at + make_interval(secs => ${maxSeconds}::integer))
    where token = ${hashToken(token)} and expires_at > app_now()
      and updated_at < app_now() - interval '1 day'
    returning user_id`.execute(db);
  return rows[0]?.user_id;
}

/** Records a proof of identity for this session only. */
export async function updateProof(
  db: Database,
  token: string,
  { secondFactor }: { secondFactor: boolean },
): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({
      proved_at: sql`app_now()`,
      ...(secondFactor && { second_factor_at: sql`app_now()` }),
    })
    .where('token', '=', hashToken(token))
    .execute();
}

export type SessionRow = {
  id: number;
  /** Hash of the session token. */
  token: string;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};

export async function listSessions(db: Database, userId: UserId): Promise<SessionRow[]> {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'token', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the token hash of the ended session, or undefined. */
export async function deleteSessionById(
  db: Database,
  userId: UserId,
  sessionId: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('token')
    .executeTakeFirst();
  return row?.token;
}

/** Deletes all other sessions of a user and returns their number. */
export async function deleteSessions(
  db: Database,
  userId: UserId,
  exceptToken: string | null,
): Promise<number> {
  const result = await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('token', 'is distinct from', exceptToken === null ? null : hashToken(exceptToken))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteSessionByToken(
  db: Database,
  token: string,
): Promise<UserId | undefined> {
  const row = await db
    .deleteFrom('auth_sessions')
    .where('token', '=', hashToken(token))
    .returning('user_id')
    .$narrowType<{ user_id: UserId }>()
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteOldSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where('expires_at', '<', sql<Date>`app_now()`)
    .execute();
}
