import { type Database, poolOf } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { AppError } from './app-error.ts';
import { isConnectionLost } from './database-faults.ts';
import { TIMEOUTS } from './timeouts.ts';

/** Longer waits for another's lock are told to the caller, who may try again. */
const LOCK_TIMEOUT_MS = TIMEOUTS.lockMs;
/** One way to the database and back instead of two. */
const BEGIN = `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`;
/** A COMMIT that waits for a lost standby cannot be cancelled safely; the caller learns to retry. */
const COMMIT_TIMEOUT_MS = TIMEOUTS.commitMs;
/** PostgreSQL's only hint that a commit was not replicated as configured. */
const NOT_REPLICATED = '01000';

/**
 * Runs `work` in one transaction and says the truth about its end: the value after a confirmed
 * commit, `work`'s own error after a rollback, and `UNKNOWN_OUTCOME` when nobody can know.
 */
export async function inTransaction<T>(
  database: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const client = await poolOf(database).connect();
  let broken: Error | undefined;
  try {
    const db = openOn(client);
    await client.query(BEGIN);
    const value = await work(db);
    await commit(client);
    return value;
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'UNKNOWN_OUTCOME';
    // A connection in an unknown state must not serve anybody else.
    broken = isUnknown || isConnectionLost(error) ? (error as Error) : await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function commit(client: PoolClient): Promise<void> {
  let notReplicated = false;
  const listen = (notice: { code?: string }): void => {
    if (notice.code === NOT_REPLICATED) notReplicated = true;
  };
  client.on('notice', listen);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('UNKNOWN_OUTCOME')), COMMIT_TIMEOUT_MS);
  });
  try {
    await Promise.race([client.query('commit'), tooLate]);
  } catch (error) {
    if (isConnectionLost(error)) throw new AppError('UNKNOWN_OUTCOME', {}, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    client.off('notice', listen);
  }
  if (notReplicated) throw new AppError('UNKNOWN_OUTCOME');
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** The typed query builder on this one connection, so that no query can leave the transaction. */
function openOn(client: PoolClient): Database {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) });
}
