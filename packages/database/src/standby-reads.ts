import type { Pool, PoolClient } from 'pg';

/** Where one read may go before the pool that writers share, the first choice first. */
export type ChooseReaders = () => readonly Pool[];

type Query = string | { text: string };

/** Anything else, and whatever comes after it on the same connection, is the primary's. */
const READ = /^\s*(select|with)\b/i;
/** Not here or not now: away, in conflict with what it replays, or asked to write (25006). */
const ELSEWHERE = /^(08...|53...|57P0[123]|25006|40001)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * A pool that sends single reads to a standby where one is offered. What one cannot answer is asked of
 * the next at once, so nobody notices the loss of all standbys.
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

/** A line that broke has no SQLSTATE at all. */
function isForElsewhere(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code !== 'string' || !SQLSTATE.test(code) || ELSEWHERE.test(code);
}
