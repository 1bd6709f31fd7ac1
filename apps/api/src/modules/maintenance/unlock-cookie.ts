import { findCookie, printSessionCookie } from '../../lib/cookies.ts';
import { readSignedValue, signValue } from '../../lib/signed-value.ts';

const PURPOSE = 'maintenance';
const UNLOCK_SECONDS = 7 * 24 * 3600;

type Site = { secret: string; secure: boolean; now: number };

const nameOf = (game: string): string => `deckframe.maintenance.${game}`;
const valueOf = (game: string, version: number): string => `${game}:${version}`;

/** The proof that this browser gave the code; a new code makes a new version and voids it. */
export function printUnlockCookie(game: string, version: number, site: Site): string {
  const sign = { ...site, purpose: PURPOSE, seconds: UNLOCK_SECONDS } as const;
  return printSessionCookie(nameOf(game), signValue(valueOf(game, version), sign), site.secure);
}

export function hasUnlockCookie(
  cookieHeader: string | undefined,
  game: string,
  version: number,
  site: Site,
): boolean {
  const signed = findCookie(cookieHeader, nameOf(game), site.secure);
  if (signed === undefined) return false;
  return readSignedValue(signed, { ...site, purpose: PURPOSE }) === valueOf(game, version);
}
