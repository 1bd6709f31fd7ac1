import { randomBytes } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { hashToken } from '../../../lib/hash-token.ts';
import {
  clearTokenHash,
  deleteByHash,
  insertMailedToken,
  setTokenHash,
  type MailedTokenPurpose,
  type TakenToken,
  type WantedToken,
} from './mailed-token-queries.ts';

/** A mail server that is down may hold a link back for so long. */
const WAIT_SECONDS = 3 * 24 * 3600;

/**
 * Notes that a link is to be mailed, in the transaction of the write; gives the number by which the
 * worker makes its token. Undefined where the address is the member's no more.
 */
export function wantMailedToken(db: Database, wanted: WantedToken): Promise<number | undefined> {
  return insertMailedToken(db, wanted, WAIT_SECONDS);
}

/** The token, made now: it stands in the mail and nowhere else. Undefined where it was voided. */
export async function makeMailedToken(db: Database, id: number): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  return (await setTokenHash(db, id, hashToken(token))) ? token : undefined;
}

/** The mail was not taken: the next attempt makes another token. */
export function unmakeMailedToken(db: Database, id: number): Promise<void> {
  return clearTokenHash(db, id, WAIT_SECONDS);
}

/** Uses a token up; undefined where it is none, too old or voided. */
export function takeMailedToken(
  db: Database,
  purpose: MailedTokenPurpose,
  token: string,
): Promise<TakenToken | undefined> {
  return deleteByHash(db, purpose, hashToken(token));
}

export { deleteMailedTokens, deleteOldMailedTokens, findNewEmail } from './mailed-token-queries.ts';
