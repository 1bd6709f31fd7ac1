import { findCookie } from '../../lib/cookies.ts';
import type { Queryable } from '../../lib/queryable.ts';
import { readSignedValue } from '../../lib/signed-value.ts';
import { toSessionUser } from './mapping.ts';
import { deleteSession, findSessionUser } from './queries.ts';
import type { SessionUser } from '../../lib/session-user.ts';

/** The user behind a cookie header, or null. A forged or broken cookie never reaches the database. */
export async function findUserByCookie(
  db: Queryable,
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): Promise<SessionUser | null> {
  const token = findToken(cookieHeader, cookieName, secret);
  if (token === undefined) return null;
  const row = await findSessionUser(db, token);
  return row === undefined ? null : toSessionUser(row);
}

/** Ends the session behind a cookie header, if there is one. */
export async function endSession(
  db: Queryable,
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): Promise<void> {
  const token = findToken(cookieHeader, cookieName, secret);
  if (token !== undefined) await deleteSession(db, token);
}

function findToken(
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): string | undefined {
  const cookie = findCookie(cookieHeader, cookieName);
  const token = cookie === undefined ? undefined : readSignedValue(cookie, secret);
  // NUL cannot be in a token of ours, and PostgreSQL would refuse it with an error.
  return token?.includes('\0') ? undefined : token;
}
