import { type Database, poolOf } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import type { Statement } from '@deckframe/database/statement';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { AppError } from './app-error.ts';
import { isConnectionLost, isLockConflict } from './database-faults.ts';
import { TIMEOUTS } from './timeouts.ts';

/** A COMMIT that waits for a standby cannot be cancelled safely; the client retries. */
const COMMIT_TIMEOUT_MS = TIMEOUTS.commitMs;
/** PostgreSQL's warning that a commit was not replicated. */
const NOT_REPLICATED = '01000';

/**
 * Runs `work` in a transaction. Returns its value after the commit, throws its error after a
 * rollback, and throws `UNKNOWN_OUTCOME` if the outcome is unknown.
 */
export async function inTransaction<T>(
  database: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const pool = poolOf(database);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const db = openOn(client);
    await client.query(beginOn(pool));
    const value = await work(db);
    await confirm(client, () => client.query('commit'), COMMIT_TIMEOUT_MS);
    return value;
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'UNKNOWN_OUTCOME';
    // A connection in an unknown state is not reused.
    broken = isUnknown || isConnectionLost(error) ? (error as Error) : await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

const ATTEMPTS = 5;

/** Repeats a transaction after a lock time-out or deadlock. */
export async function repeatWhereBusy<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockConflict(error)) throw error;
    }
  }
}

/**
 * Runs one statement as its own transaction, with the same guarantees. If the connection breaks
 * after sending, the outcome is unknown.
 */
export async function runAlone<Row extends QueryResultRow>(
  database: Database,
  { name, text, values = [] }: Statement,
): Promise<Row[]> {
  const client = await poolOf(database).connect();
  let broken: Error | undefined;
  try {
    const run = () => client.query<Row>({ ...(name && { name }), text, values: [...values] });
    const { rows } = await confirm(client, run, TIMEOUTS.statementMs + COMMIT_TIMEOUT_MS);
    return rows;
  } catch (error) {
    if (error instanceof AppError) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Combines BEGIN and the lock time-out in one round trip. */
function beginOn({ options }: Pool): string {
  return `begin; set local lock_timeout = ${options.lock_timeout ?? TIMEOUTS.lockMs}`;
}

/** Returns the answer of COMMIT, or throws `UNKNOWN_OUTCOME`. */
async function confirm<T>(
  client: PoolClient,
  run: () => Promise<T>,
  milliseconds: number,
): Promise<T> {
  let notReplicated = false;
  const listen = (notice: { code?: string }): void => {
    if (notice.code === NOT_REPLICATED) notReplicated = true;
  };
  client.on('notice', listen);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('UNKNOWN_OUTCOME')), milliseconds);
  });
  try {
    const value = await Promise.race([run(), tooLate]);
    if (notReplicated) throw new AppError('UNKNOWN_OUTCOME');
    return value;
  } catch (error) {
    if (isConnectionLost(error)) throw new AppError('UNKNOWN_OUTCOME', {}, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    client.off('notice', listen);
  }
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A query builder bound to this connection, so that no query leaves the transaction. */
function openOn(client: PoolClient): Database {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) });
}
