import type { Env } from '../env.ts';
import { findCookie, printExpiredCookie, printLastingCookie } from './cookies.ts';
import { readSignedValue, signValue } from './signed-value.ts';

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

/** A session lives so long after its last day of use, and is extended at most once a day. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Better Auth's name; over https it adds the prefix that browsers enforce. */
export function sessionCookieName(env: Pick<Env, 'PUBLIC_URL'>): string {
  const prefix = isSecure(env) ? '__Secure-' : '';
  return `${prefix}better-auth.session_token`;
}

/** The token in a request's cookies, if we signed it. */
export function findSessionToken(cookie: string | undefined, env: CookieEnv): string | undefined {
  const signed = findCookie(cookie, sessionCookieName(env));
  const token = signed === undefined ? undefined : readSignedValue(signed, env.SESSION_SECRET);
  // NUL cannot be in a token of ours, and PostgreSQL would refuse it with an error.
  return token?.includes('\0') ? undefined : token;
}

export function printTokenCookie(token: string, env: CookieEnv): string {
  const value = signValue(token, env.SESSION_SECRET);
  return printLastingCookie(sessionCookieName(env), value, isSecure(env), SESSION_SECONDS);
}

export function printEndedCookie(env: CookieEnv): string {
  return printExpiredCookie(sessionCookieName(env), isSecure(env));
}

export function isSecure(env: Pick<Env, 'PUBLIC_URL'>): boolean {
  return env.PUBLIC_URL.startsWith('https:');
}
