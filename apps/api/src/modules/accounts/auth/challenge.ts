import { parseUserId, printUserId } from '@deckframe/domain/accounts/access/user-id';
import { randomBytes } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findCookie, printExpiredCookie, printLastingCookie } from '../../../lib/cookies.ts';
import { isSecure } from '../../../lib/session-cookie.ts';
import { readSignedValue, signValue } from '../../../lib/signed-value.ts';
import { insertVerification, takeVerification } from './service.ts';

const COOKIE = 'deckframe.passkey';
export const CHALLENGE_SECONDS = 300;

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;
export type CookieDeps = { clock: Clock; env: CookieEnv };

const stored = z.strictObject({
  challenge: z.string(),
  userId: z.string().transform(parseUserId).nullable(),
});
type Challenge = z.infer<typeof stored>;

/** Stores a challenge for this browser and returns its cookie. */
export async function storeChallenge(
  db: Database,
  { challenge, userId }: Challenge,
  { clock, env }: CookieDeps,
): Promise<string> {
  const name = randomBytes(18).toString('base64url');
  // Stored as text, so that erasure finds the member.
  const owner = userId === null ? null : printUserId(userId);
  await insertVerification(
    db,
    identify(name),
    JSON.stringify({ challenge, userId: owner }),
    CHALLENGE_SECONDS,
  );
  return printLastingCookie(
    COOKIE,
    signValue(name, {
      ...signing({ clock, env }),
      seconds: CHALLENGE_SECONDS,
    }),
    isSecure(env),
    CHALLENGE_SECONDS,
  );
}

/** Consumes the challenge of this browser. Throws `PASSKEY_INVALID` without one. */
export async function useChallenge(
  db: Database,
  cookieHeader: string | undefined,
  { clock, env }: CookieDeps,
): Promise<Challenge> {
  const signed = findCookie(cookieHeader, COOKIE, isSecure(env));
  const name = signed === undefined ? undefined : readSignedValue(signed, signing({ clock, env }));
  const value = name === undefined ? undefined : await takeVerification(db, identify(name));
  if (value === undefined) throw new AppError('PASSKEY_INVALID');
  return stored.parse(JSON.parse(value));
}

export function printUsedChallengeCookie(env: CookieEnv): string {
  return printExpiredCookie(COOKIE, isSecure(env));
}

const signing = ({ clock, env }: CookieDeps) =>
  ({ purpose: 'passkey', secret: env.SESSION_SECRET, now: clock.now() }) as const;

const identify = (name: string): string => `passkey:${name}`;
