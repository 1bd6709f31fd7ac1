import type { Database } from '@deckframe/database/db';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** Limits store account hashes only. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Context of a call to Better Auth. */
export type AuthCall = {
  /** The transaction of the write. */
  db: Database;
  requestId: string;
  /** The game whose pages the links of a mail lead to. */
  game: string;
  /** How the caller authenticates, for the audit log. */
  method: 'password' | 'passkey' | 'link';
  /** A password hashed before the transaction, so that no lock waits for it. */
  prepared?: { password: string; hash: string };
  /** Set if the password is right but its hash uses old costs. A login stores the new hash. */
  upgrade?: { stored: string; newHash: string };
  /** Why another service did not answer as expected, for the log. Better Auth hides it. */
  linkFailure?: LinkFailure;
};

/** Has no token and nothing of the answer. */
export type LinkFailure = { step: 'token' | 'account'; failure: string; reason?: string };

const calls = new AsyncLocalStorage<AuthCall>();

/** Runs Better Auth in our transaction. */
export function runAuthCall<T>(call: AuthCall, work: () => Promise<T>): Promise<T> {
  return calls.run(call, work);
}

/** Returns the prepared hash of this password. */
export function findPreparedHash(password: string): string | undefined {
  const prepared = calls.getStore()?.prepared;
  return prepared?.password === password ? prepared.hash : undefined;
}

export function noteNewHash(upgrade: { stored: string; newHash: string }): void {
  const call = calls.getStore();
  if (call !== undefined) call.upgrade = upgrade;
}

export function noteLinkFailure(failure: LinkFailure): void {
  const call = calls.getStore();
  if (call !== undefined) call.linkFailure = failure;
}

export function findAuthCall(): AuthCall | undefined {
  return calls.getStore();
}

export function currentAuthCall(): AuthCall {
  const call = calls.getStore();
  if (call === undefined) throw new Error('the authentication service was called past runAuthCall');
  return call;
}
