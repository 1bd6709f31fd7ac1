import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './db.ts';

export const SESSION_COOKIE = 'better-auth.session_token';

const SESSION_DAYS = 7;

/** Old enough for all limits that apply to new members. */
const JOINED = new Date('2026-01-01T00:00:00Z');

/** Creates a member with the given roles; all other fields have defaults. */
export async function createUser(
  db: Database,
  user: {
    username?: string;
    roles?: string[];
    user_exp?: number;
    avatar?: string;
    emailverified?: boolean;
    createdon?: Date;
  } = {},
): Promise<{ id: number; username: string }> {
  const username = user.username ?? `Member${randomBytes(4).toString('hex')}`;
  const key = username.toLowerCase();
  return db
    .insertInto('users')
    .values({
      name: username,
      username,
      username_key: key,
      email: `${key}@members.test`,
      emailverified: user.emailverified ?? true,
      createdon: user.createdon ?? JOINED,
      roles: user.roles ?? [],
      user_exp: user.user_exp ?? 0,
      avatar: user.avatar ?? null,
    })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow();
}

/**
 * Logs a member in and returns the `cookie` header. By default the session has a second factor, so
 * that staff roles are effective.
 */
export async function createSession(
  db: Database,
  session: { userId: number; secret: string; expiresAt?: Date; secondFactor?: boolean },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const inDays = new Date(Date.now() + SESSION_DAYS * 86_400_000);
  await db
    .insertInto('auth_sessions')
    .values({
      user_id: session.userId,
      token: createHash('sha256').update(token).digest('hex'),
      expires_at: session.expiresAt ?? inDays,
      second_factor_at: session.secondFactor === false ? null : sql<Date>`app_now()`,
    })
    .execute();
  return `${SESSION_COOKIE}=${signSessionToken(token, session.secret)}`;
}

/** The format of Better Auth: token, dot, signature, URL-encoded. */
function signSessionToken(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}
