import type { Env } from '../env.ts';
import { findCookie, printExpiredCookie, printLastingCookie } from './cookies.ts';
import { readSignedToken, signToken } from './signed-value.ts';

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

/** Lifetime of a session after its last day of use. It is extended once a day. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Maximum lifetime of a session. */
export const SESSION_MAX_SECONDS = 90 * 24 * 3600;

/** Prefix of Better Auth's cookie names, after which `cookieName` adds its own. */
export const AUTH_COOKIES = 'better-auth';
const SESSION_COOKIE = `${AUTH_COOKIES}.session_token`;

/** Returns the session token of a request if the signature is valid. */
export function findSessionToken(cookie: string | undefined, env: CookieEnv): string | undefined {
  const signed = findCookie(cookie, SESSION_COOKIE, isSecure(env));
  const token = signed === undefined ? undefined : readSignedToken(signed, env.SESSION_SECRET);
  // Our tokens have no NUL, which PostgreSQL would refuse with an error.
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
