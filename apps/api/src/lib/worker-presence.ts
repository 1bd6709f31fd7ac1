import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

/** Checks in a row without a sign of life before a worker counts as crashed. */
export const LOOKS_UNTIL_GONE = 3;
const LOOK_EVERY_MS = 30_000;
const COME_BACK_MS = 5000;

export type WorkerPresence = {
  /** Marks a pool id as alive while this process lives. */
  add(poolId: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Shows that this process is alive by advisory locks on a separate connection. PostgreSQL releases
 * them when the process ends.
 */
export async function openWorkerPresence(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<WorkerPresence> {
  const ids = new Set<string>();
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const hold = async (id: string): Promise<void> => {
    await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [id]);
  };
  const connect = async (): Promise<void> => {
    client = new Client({ connectionString: url, application_name: 'deckframe-worker-presence' });
    client.on('error', onConnectionError);
    client.once('end', () => comeBack());
    await client.connect();
    for (const id of ids) await hold(id);
  };
  const comeBack = (): void => {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        onConnectionError(error);
        comeBack();
      });
    }, COME_BACK_MS);
  };
  await connect();
  return {
    async add(poolId) {
      ids.add(poolId);
      await hold(poolId);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}

/** Checks every half minute until stopped. */
export function watchForCrashes(db: Database, clock: Clock, logger: Logger): () => void {
  const look = createCrashWatch(db);
  return clock.every(LOOK_EVERY_MS, () => {
    look().then(
      (gone) => gone.length > 0 && logger.warn({ gone }, 'jobs of crashed workers were freed'),
      (error: unknown) => logger.warn({ err: error }, 'could not look for crashed workers'),
    );
  });
}

/**
 * Frees jobs of crashed workers; the library would wait four hours. Returns the ids of their pools.
 */
export function createCrashWatch(db: Database): () => Promise<string[]> {
  const misses = new Map<string, number>();
  return async () => {
    const absent = await listAbsentPools(db);
    for (const id of misses.keys()) if (!absent.includes(id)) misses.delete(id);
    for (const id of absent) misses.set(id, (misses.get(id) ?? 0) + 1);
    const gone = absent.filter((id) => (misses.get(id) ?? 0) >= LOOKS_UNTIL_GONE);
    if (gone.length > 0) {
      await sql`select graphile_worker.force_unlock_workers(${gone}::text[])`.execute(db);
    }
    return gone;
  };
}

/** Returns pools that hold a job or queue without a lock. */
async function listAbsentPools(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with holders as (
      select locked_by as id from graphile_worker._private_jobs where locked_at is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_at is not null
    )
    select id from holders where id is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtextextended(id, 0)
    )`.execute(db);
  return rows.map(({ id }) => id);
}
