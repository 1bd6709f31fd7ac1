import type { Env } from '../env.ts';
import { findCookie, printExpiredCookie, printLastingCookie } from './cookies.ts';
import { readSignedToken, signToken } from './signed-value.ts';

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

/** A session lives so long after its last day of use, and is extended at most once a day. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** However often a session is extended, after so long its member signs in again. */
export const SESSION_MAX_SECONDS = 90 * 24 * 3600;

/** Better Auth's names begin with this; `cookieName` puts its prefix before it. */
export const AUTH_COOKIES = 'better-auth';
const SESSION_COOKIE = `${AUTH_COOKIES}.session_token`;

/** The token in a request's cookies, if we signed it. */
export function findSessionToken(cookie: string | undefined, env: CookieEnv): string | undefined {
  const signed = findCookie(cookie, SESSION_COOKIE, isSecure(env));
  const token = signed === undefined ? undefined : readSignedToken(signed, env.SESSION_SECRET);
  // NUL cannot be in a token of ours, and PostgreSQL would refuse it with an error.
  return token?.includes('\0') ? undefined : token;
}

export function printTokenCookie(token: string, env: CookieEnv): string {
  const value = signToken(token, env.SESSION_SECRET);
  return printLastingCookie(SESSION_COOKIE, value, isSecure(env), SESSION_SECONDS);
}

export function printEndedCookie(env: CookieEnv): string {
  return printExpiredCookie(SESSION_COOKIE, isSecure(env));
}

export function isSecure(env: Pick<Env, 'PUBLIC_URL'>): boolean {
  return env.PUBLIC_URL.startsWith('https:');
}
