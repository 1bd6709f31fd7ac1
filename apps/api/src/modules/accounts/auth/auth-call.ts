import type { Database } from '@deckframe/database/db';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** Limits know accounts only by a hash: their table names nobody. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What the authentication service's own steps need to know about the request they belong to. */
export type AuthCall = {
  /** The transaction of the write: its mails and its audit entries are written there. */
  db: Database;
  requestId: string;
  /** The game whose pages the links of a mail lead to. */
  game: string;
  /** How the caller proves who they are, for the audit. */
  method: 'password' | 'passkey' | 'link';
  /** A password that was hashed before the transaction began, so that no lock waits for it. */
  prepared?: { password: string; hash: string };
};

const calls = new AsyncLocalStorage<AuthCall>();

/** Runs the service's steps inside our transaction, so that a write is whole or never was. */
export function runAuthCall<T>(call: AuthCall, work: () => Promise<T>): Promise<T> {
  return calls.run(call, work);
}

/** The hash that the call brought along for this very password. */
export function findPreparedHash(password: string): string | undefined {
  const prepared = calls.getStore()?.prepared;
  return prepared?.password === password ? prepared.hash : undefined;
}

export function findAuthCall(): AuthCall | undefined {
  return calls.getStore();
}

export function currentAuthCall(): AuthCall {
  const call = calls.getStore();
  if (call === undefined) throw new Error('the authentication service was called past runAuthCall');
  return call;
}
