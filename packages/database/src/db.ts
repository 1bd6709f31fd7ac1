import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { DB } from './schema.ts';
import { withStandbys, type ChooseReaders } from './standby-reads.ts';

export type Database = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity, so that operators see which process holds a connection. */
  applicationName: string;
  statementTimeoutMs: number;
  /** How long a statement waits for a lock. Without it, each transaction sets its own. */
  lockTimeoutMs?: number;
  /** Limit for connecting and for each query. Short for pools with an alternative server. */
  patienceMs?: number;
  /** Called when an idle connection breaks (restart, failover). The pool replaces it. */
  onConnectionError?: (error: Error) => void;
};

/** A request that gets no connection within this time is refused. */
const CONNECTION_TIMEOUT_MS = 3000;

/** Our integers and prices fit into JavaScript numbers. Dates stay text. */
const TYPE_PARSERS: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: (text) => text,
};

/** Creates a database with a pool of its own; `db.destroy()` closes it. */
export function createDatabase(options: DatabaseOptions): Database {
  return openDatabase(createPool(options));
}

const POOLS = new WeakMap<Database, Pool>();

/**
 * Creates a query builder on a pool. The caller closes the pool. Single reads may use a standby.
 */
export function openDatabase(pool: Pool, chooseReaders?: ChooseReaders): Database {
  const way = chooseReaders ? (withStandbys(pool, chooseReaders) as Pool) : pool;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: way }) });
  POOLS.set(db, pool);
  return db;
}

/** Returns the pool, for statements that Kysely cannot express. Not for transactions. */
export function poolOf(db: Database): Pool {
  const pool = POOLS.get(db);
  if (pool === undefined) throw new Error('only the database itself has a pool, not a transaction');
  return pool;
}

/** Creates a pool, for callers that share it with a library based on pg. */
export function createPool(options: DatabaseOptions): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeoutMs,
    ...(options.lockTimeoutMs !== undefined && { lock_timeout: options.lockTimeoutMs }),
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
    connectionTimeoutMillis: options.patienceMs ?? CONNECTION_TIMEOUT_MS,
    ...(options.patienceMs !== undefined && { query_timeout: options.patienceMs }),
    types: { getTypeParser: getTypeParser as CustomTypesConfig['getTypeParser'] },
  });
  // Without these listeners, an error of a connection would end the process.
  const onError = (error: Error): void => options.onConnectionError?.(error);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return TYPE_PARSERS[oid] ?? types.getTypeParser(oid, format);
}
