import { poolOf, type Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';

const LARGEST_SHOWN = 10;

export async function readServer(db: Database) {
  const { rows } = await sql<{
    bytes: number;
    connections: number;
    max_connections: number;
    postgres: string;
    hits: number;
    reads: number;
    measures: boolean;
  }>`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::integer from pg_stat_activity where datname = current_database())
        as connections,
      current_setting('max_connections')::integer as max_connections,
      current_setting('server_version') as postgres,
      blks_hit::float8 as hits, blks_read::float8 as reads,
      exists (select from pg_extension where extname = 'pg_stat_statements') as measures
    from pg_stat_database where datname = current_database()`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The statistics of the database are not there.');
  return row;
}

/** Sizes and counts as the planner knows them: nothing is counted. */
export async function listLargest(db: Database) {
  const { rows } = await sql<{ name: string; bytes: number; rows: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes,
      greatest(reltuples, 0)::float8 as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relpages desc, relname limit ${LARGEST_SHOWN}`.execute(db);
  return rows;
}

export async function listInvalidIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid limit 20`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function listJobCounts(db: Database, seen: number) {
  const { rows } = await sql<{
    task: string;
    waiting: number;
    later: number;
    running: number;
    failed: number;
    oldest_due: Date | null;
    last_scheduled: Date | null;
  }>`select * from list_job_counts(${seen})`.execute(db);
  return rows;
}

export async function listTroubledJobs(db: Database, seen: number) {
  const { rows } = await sql<{
    id: string;
    task: string;
    attempts: number;
    max_attempts: number;
    error: string;
    failed_at: Date;
  }>`select id::text as id, task, attempts, max_attempts, error, failed_at
    from list_troubled_jobs(${seen})`.execute(db);
  return rows;
}

export async function retryJob(db: Database, jobId: string) {
  const { rows } = await sql<{ task: string; attempts: number }>`
    select task, attempts from retry_job(${jobId}::bigint)`.execute(db);
  return rows[0];
}

export async function listSlowStatements(db: Database) {
  const { rows } = await sql<{ query: string; calls: number; mean_ms: number; max_ms: number }>`
    select query, calls::float8 as calls, mean_ms, max_ms from list_slow_statements()`.execute(db);
  return rows;
}

export async function listManifests(db: Database) {
  const { rows } = await sql<{ gameid: string; hash: string; updated_at: Date }>`
    select gameid, hash, updated_at from catalogue_manifests`.execute(db);
  return rows;
}

export type SampleRow = { at: Date; facts: Record<string, number> };

export async function listSamples(db: Database, hours: number): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    select at, facts from health_samples
    where at > app_now() - make_interval(hours => ${hours}::integer) order by at`.execute(db);
  return rows;
}

export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    await runStatement(db, { name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}

export function countConnections(db: Database): { total: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = poolOf(db);
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
