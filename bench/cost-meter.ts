import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Cost of one action. Milliseconds are CPU time, not elapsed time. */
export type Cost = {
  apiMs: number;
  databaseMs: number;
  rowsRead: number;
  rowsWritten: number;
  walBytes: number;
};

type Reading = Cost;

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
/** An idle backend reports its counters at most once a second. */
const TOLD_MS = 1100;

export type Meter = {
  /** Gives the planner the statistics of a server that has run for a while. */
  analyze: () => Promise<void>;
  /** Measures `count` actions and returns the cost of one. */
  measure: (count: number, action: (at: number) => Promise<void>) => Promise<Cost>;
  close: () => Promise<void>;
};

/** Reads the resources used so far by the API process and its database connections. */
export async function openMeter(
  api: { pid: number; rest: () => Promise<void> },
  adminUrl: string,
): Promise<Meter> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const read = async (): Promise<Reading> => {
    // One more request after a second makes the backends report their counters.
    await delay(TOLD_MS);
    await api.rest();
    await client.query('select pg_stat_clear_snapshot()');
    const { rows: backends } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const { rows } = await client.query<{ read: string; written: string; wal: string }>(
      `select tup_fetched as read, tup_inserted + tup_updated + tup_deleted as written,
         pg_current_wal_insert_lsn() - '0/0' as wal
       from pg_stat_database where datname = current_database()`,
    );
    const [counted] = rows;
    if (counted === undefined) throw new Error('the database tells no counts');
    return {
      apiMs: readProcessorMs(api.pid),
      databaseMs: backends.reduce((sum, { pid }) => sum + readProcessorMs(pid), 0),
      rowsRead: Number(counted.read),
      rowsWritten: Number(counted.written),
      walBytes: Number(counted.wal),
    };
  };
  return {
    async analyze() {
      await client.query('analyze');
    },
    async measure(count, action) {
      const before = await read();
      for (let at = 0; at < count; at += 1) await action(at);
      const after = await read();
      const each = (key: keyof Cost): number => (after[key] - before[key]) / count;
      return {
        apiMs: each('apiMs'),
        databaseMs: each('databaseMs'),
        rowsRead: each('rowsRead'),
        rowsWritten: each('rowsWritten'),
        walBytes: each('walBytes'),
      };
    },
    close: () => client.end(),
  };
}

/** User and system time of a process with all its threads (proc(5), fields 14 and 15). */
function readProcessorMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
