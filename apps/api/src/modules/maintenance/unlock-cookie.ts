import { findCookie, printSessionCookie } from '../../lib/cookies.ts';
import { readSignedValue, signValue } from '../../lib/signed-value.ts';

const nameOf = (game: string): string => `deckframe.maintenance.${game}`;
const valueOf = (game: string, version: number): string => `unlock:${game}:${version}`;

/** The proof that this browser gave the code; a new code makes a new version and voids it. */
export function printUnlockCookie(
  game: string,
  version: number,
  secret: string,
  secure: boolean,
): string {
  return printSessionCookie(nameOf(game), signValue(valueOf(game, version), secret), secure);
}

export function hasUnlockCookie(
  cookieHeader: string | undefined,
  game: string,
  version: number,
  secret: string,
  secure: boolean,
): boolean {
  const cookie = findCookie(cookieHeader, nameOf(game), secure);
  return cookie !== undefined && readSignedValue(cookie, secret) === valueOf(game, version);
}
