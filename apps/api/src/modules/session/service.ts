import { findCookie } from '../../lib/cookies.ts';
import type { Queryable } from '../../lib/queryable.ts';
import { readSignedValue } from '../../lib/signed-value.ts';
import { toSessionUser } from './mapping.ts';
import { findSessionUser } from './queries.ts';
import type { SessionUser } from '../../lib/session-user.ts';

/** The user behind a cookie header, or null. A forged or broken cookie never reaches the database. */
export async function findUserByCookie(
  db: Queryable,
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): Promise<SessionUser | null> {
  const cookie = findCookie(cookieHeader, cookieName);
  const token = cookie === undefined ? undefined : readSignedValue(cookie, secret);
  // NUL cannot be in a token of ours, and PostgreSQL would refuse it with an error.
  if (token === undefined || token.includes('\0')) return null;
  const row = await findSessionUser(db, token);
  return row === undefined ? null : toSessionUser(row);
}
