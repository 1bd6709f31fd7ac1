import { JOBS_SEEN } from '@deckframe/contract/site/site-health';
import { poolOf, type Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { addJob } from '../../../lib/add-job.ts';
import type { BrokenInvariant } from './invariant-queries.ts';

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

/** Planner estimates; nothing is counted. */
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

/** Deletes failed jobs after a week, because mails contain addresses. */
export async function deleteFailedJobs(db: Database): Promise<void> {
  await sql`select from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < app_now() - interval '7 days'))`.execute(db);
}

/** The last slice finishes the run. */
export async function saveRunProgress(
  db: Database,
  run: string,
  { slices, done, found }: { slices: number; done: number; found: unknown },
): Promise<void> {
  await sql`update invariant_runs set slices = ${slices}, done = ${done},
    broken = ${JSON.stringify(found)}::jsonb,
    finished_at = case when ${done === slices} then app_now() end
    where id = ${run}::bigint`.execute(db);
}

/** Stores a sample once per minute. */
export async function insertHealthSample(db: Database): Promise<void> {
  await sql`
    insert into health_samples (at, facts)
    select date_trunc('minute', app_now()), jsonb_build_object(
      'waiting', (select coalesce(sum(waiting), 0) from list_job_counts(${JOBS_SEEN})),
      'failed', (select coalesce(sum(failed), 0) from list_job_counts(${JOBS_SEEN})),
      'deliveries', (select coalesce(sum(waiting + later), 0) from list_job_counts(${JOBS_SEEN})
        where task in ('send-mail', 'send-digest', 'post-to-chat')),
      'connections', (select count(*) from pg_stat_activity where datname = current_database()),
      'databaseBytes', pg_database_size(current_database()),
      'commits', xact_commit, 'cacheHits', blks_hit, 'cacheReads', blks_read)
    from pg_stat_database where datname = current_database()
    on conflict do nothing`.execute(db);
}

/** Deletes samples after eight days. */
export async function deleteOldSamples(db: Database): Promise<void> {
  await sql`delete from health_samples where at < app_now() - interval '8 days'`.execute(db);
}

type InvariantRun = {
  id: string;
  requested_at: Date;
  finished_at: Date | null;
  slices: number;
  done: number;
  broken: BrokenInvariant[];
};

export async function findLastRun(db: Database): Promise<InvariantRun | undefined> {
  const { rows } = await sql<InvariantRun>`
    select id::text as id, requested_at, finished_at, slices, done, broken
    from invariant_runs order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Requests a full check; a running one is shared. */
export async function requestRun(db: Database): Promise<{ id: string; isNew: boolean }> {
  // Serializes concurrent requests.
  await sql`select pg_advisory_xact_lock(hashtext('invariant_runs'))`.execute(db);
  const { rows: open } = await sql<{ id: string }>`
    select id::text as id from (select * from invariant_runs order by id desc limit 1) as last
    where finished_at is null and requested_at > app_now() - interval '1 hour'`.execute(db);
  if (open[0] !== undefined) return { id: open[0].id, isNew: false };
  const { rows } = await sql<{ id: string }>`
    insert into invariant_runs (requested_at) values (app_now()) returning id::text as id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await addJob(db, 'run-invariants', { run: id }, `run-invariants:${id}`);
  return { id, isNew: true };
}
