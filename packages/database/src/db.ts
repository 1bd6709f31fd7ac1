import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { DB } from './schema.ts';
import { withStandbys, type ChooseReaders } from './standby-reads.ts';

export type Database = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity, so that an operator sees which process holds a connection. */
  applicationName: string;
  statementTimeoutMs: number;
  /** How long a statement waits for another's lock; without it each transaction says so itself. */
  lockTimeoutMs?: number;
  /** How long anything is waited for at most: short for those who can ask somebody else. */
  patienceMs?: number;
  /** An idle connection broke (server restart, fail-over); the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
};

/** How long a request may wait for a free connection before it is turned away. */
const CONNECTION_TIMEOUT_MS = 3000;

/** Our whole numbers and prices fit a JavaScript number; a date stays the text it is. */
const TYPE_PARSERS: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: (text) => text,
};

/** One pool of connections; `db.destroy()` closes it. */
export function createDatabase(options: DatabaseOptions): Database {
  return openDatabase(createPool(options));
}

const POOLS = new WeakMap<Database, Pool>();

/** The query builder on a pool; whoever made the pool ends it. Single reads may go to a standby. */
export function openDatabase(pool: Pool, chooseReaders?: ChooseReaders): Database {
  const way = chooseReaders ? (withStandbys(pool, chooseReaders) as Pool) : pool;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: way }) });
  POOLS.set(db, pool);
  return db;
}

/** The pool below, for what no query builder can say. A transaction has none: it cannot nest. */
export function poolOf(db: Database): Pool {
  const pool = POOLS.get(db);
  if (pool === undefined) throw new Error('only the database itself has a pool, not a transaction');
  return pool;
}

/** The bare pool, for those who must share it with a library that speaks pg. */
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
  // Without listeners a connection that breaks, idle or lent out, would end the process.
  const onError = (error: Error): void => options.onConnectionError?.(error);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return TYPE_PARSERS[oid] ?? types.getTypeParser(oid, format);
}
