import type { Pool, PoolClient } from 'pg';

/** Returns the pools for a read, best first. */
export type ChooseReaders = () => readonly Pool[];

type Query = string | { text: string };

/** Everything else, and all later statements of the same connection, go to the primary. */
const READ = /^\s*(select|with)\b/i;
/** The standby is down, has a replication conflict, or got a write (25006). */
const ELSEWHERE = /^(08...|53...|57P0[123]|25006|40001)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Wraps a pool so that single reads use a standby. A failed read is retried on the next server at
 * once, so losing all standbys causes no error.
 */
export function withStandbys(primary: Pool, choose: ChooseReaders): Pick<Pool, 'connect' | 'end'> {
  const connect = async (): Promise<Pick<PoolClient, 'query' | 'release'>> => {
    const readers = choose();
    return readers.length === 0 ? primary.connect() : readFirst(primary, readers);
  };
  return { connect: connect as Pool['connect'], end: async () => undefined };
}

function readFirst(primary: Pool, readers: readonly Pool[]): Pick<PoolClient, 'query' | 'release'> {
  let held: PoolClient | undefined;
  const query = async (sql: Query, values?: unknown[]): Promise<unknown> => {
    const isRead = held === undefined && READ.test(typeof sql === 'string' ? sql : sql.text);
    for (const reader of isRead ? readers : []) {
      try {
        return await reader.query(sql, values);
      } catch (error) {
        if (!isForElsewhere(error)) throw error;
      }
    }
    held ??= await primary.connect();
    return held.query(sql, values);
  };
  return { query: query as PoolClient['query'], release: (broken) => held?.release(broken) };
}

/** A broken connection has no SQLSTATE. */
function isForElsewhere(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code !== 'string' || !SQLSTATE.test(code) || ELSEWHERE.test(code);
}
