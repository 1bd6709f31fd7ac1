import type { Queryable } from '../../lib/queryable.ts';

export type SessionUserRow = {
  id: number;
  username: string;
  avatar: string | null;
  roles: string[];
  user_level: number;
  user_exp: number;
};

/** No cache: a session that ended, or a role that was taken, counts from this moment. */
export async function findSessionUser(
  db: Queryable,
  token: string,
): Promise<SessionUserRow | undefined> {
  const { rows } = await db.query<SessionUserRow>({
    name: 'find-session-user',
    text: `select users.id, username, avatar, roles, user_level, user_exp
      from auth_sessions join users on users.id = auth_sessions.user_id
      where token = $1 and expires_at > app_now()`,
    values: [token],
  });
  return rows[0];
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.query({
    name: 'delete-session',
    text: 'delete from auth_sessions where token = $1',
    values: [token],
  });
}
