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

/** Maximum time a link may wait in the queue. */
const WAIT_SECONDS = 3 * 24 * 3600;

/** Requests a mailed link in the transaction; returns its id. Undefined if the address changed. */
export function wantMailedToken(db: Database, wanted: WantedToken): Promise<number | undefined> {
  return insertMailedToken(db, wanted, WAIT_SECONDS);
}

/** Creates the token when its mail is sent; undefined if voided. */
export async function makeMailedToken(db: Database, id: number): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  return (await setTokenHash(db, id, hashToken(token))) ? token : undefined;
}

/** After a refused mail the next attempt creates another token. */
export function unmakeMailedToken(db: Database, id: number): Promise<void> {
  return clearTokenHash(db, id, WAIT_SECONDS);
}

/** Consumes a token; undefined if invalid. */
export function takeMailedToken(
  db: Database,
  purpose: MailedTokenPurpose,
  token: string,
): Promise<TakenToken | undefined> {
  return deleteByHash(db, purpose, hashToken(token));
}

export { deleteMailedTokens, deleteOldMailedTokens, findNewEmail } from './mailed-token-queries.ts';
