import type { Database } from '@deckframe/database/db';
import { findAuthCall } from '../accounts/auth/auth-call.ts';

/**
 * A database for the authentication service that leads to the transaction of the write under way,
 * so that the service's steps and ours happen together or not at all. Outside of a write, as in the
 * answer to a service that sends people back, it is the plain pool.
 */
export function createCallDatabase(pooled: Database): Database {
  return new Proxy(pooled, {
    get: (_, key) => {
      const db = findAuthCall()?.db ?? pooled;
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}
