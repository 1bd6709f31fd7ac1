import type { Env } from '../../env.ts';
import { systemClock } from '../../lib/clock.ts';
import { findCookie, printLastingCookie } from '../../lib/cookies.ts';
import { isSecure } from '../../lib/session-cookie.ts';
import { readSignedValue, signValue } from '../../lib/signed-value.ts';

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

const DEVICE_COOKIE = 'deckframe.device';
const COOKIE_SECONDS = 400 * 86_400;
/** A family shares a device. */
const ACCOUNTS_MAX = 5;

/**
 * The hashes of the accounts that have signed in on this device. It opens nothing: only guesses that
 * others make elsewhere do not hold up whoever has it.
 */
export function listKnownAccounts(cookie: string | undefined, env: CookieEnv): string[] {
  const signed = findCookie(cookie, DEVICE_COOKIE, isSecure(env));
  const value = signed === undefined ? undefined : readSignedValue(signed, signing(env));
  return value?.split(',') ?? [];
}

export function printDeviceCookie(
  cookie: string | undefined,
  account: string,
  env: CookieEnv,
): string {
  const others = listKnownAccounts(cookie, env).filter((known) => known !== account);
  const value = [account, ...others].slice(0, ACCOUNTS_MAX).join(',');
  const signed = signValue(value, { ...signing(env), seconds: COOKIE_SECONDS });
  return printLastingCookie(DEVICE_COOKIE, signed, isSecure(env), COOKIE_SECONDS);
}

const signing = ({ SESSION_SECRET: secret }: CookieEnv) =>
  ({ purpose: 'device', secret, now: systemClock.now() }) as const;
