import { JOBS_SEEN } from '@deckframe/contract/site/site-health';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Metrics } from '../../../lib/metrics.ts';
import { findBroken, listSlices } from './invariants.ts';

/**
 * Jobs that were tried for the last time. They stay a week for whoever looks into the reason, and no
 * longer: a mail holds an address.
 */
export async function deleteFailedJobs(db: Database): Promise<void> {
  await sql`select from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < app_now() - interval '7 days'))`.execute(db);
}

const EVERY_MINUTES = 5;
export const CHECK_INVARIANTS_CRON = `*/${EVERY_MINUTES} * * * * check-invariants`;

/** Members in one look: some seconds of one connection. */
const SLICE_WIDTH = 20_000;
/** Of each broken rule, over all slices. */
const SUBJECTS_SHOWN = 20;

/** One slice after the other, by the clock: no worker has to remember where the last one stopped. */
export async function checkInvariantsJob(db: Database, metrics: Metrics, now: Date): Promise<void> {
  const slices = await listSlices(db, SLICE_WIDTH);
  const turn = Math.floor(now.getTime() / (EVERY_MINUTES * 60_000));
  const slice = slices[turn % slices.length];
  if (slice === undefined) return;
  for (const { name, subjects } of await findBroken(db, slice)) {
    metrics.brokenInvariants.inc({ invariant: name }, subjects.length);
  }
}

const runSchema = z.object({ run: z.string() });

/** Everything, slice by slice, because somebody asked for it; the row tells how far it is. */
export async function runInvariantsJob(db: Database, payload: unknown): Promise<void> {
  const { run } = runSchema.parse(payload);
  const slices = await listSlices(db, SLICE_WIDTH);
  const broken = new Map<string, readonly string[]>();
  for (const [at, slice] of slices.entries()) {
    for (const { name, subjects } of await findBroken(db, slice)) {
      broken.set(name, [...(broken.get(name) ?? []), ...subjects].slice(0, SUBJECTS_SHOWN));
    }
    const found = JSON.stringify([...broken].map(([name, subjects]) => ({ name, subjects })));
    await sql`update invariant_runs set slices = ${slices.length}, done = ${at + 1},
      broken = ${found}::jsonb,
      finished_at = case when ${at + 1 === slices.length} then app_now() end
      where id = ${run}::bigint`.execute(db);
  }
}

export const SAMPLE_HEALTH_CRON = '*/5 * * * * sample-health';

/** Eight days of one row each five minutes: the charts show seven. */
export async function sampleHealthJob(db: Database): Promise<void> {
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
  await sql`delete from health_samples where at < app_now() - interval '8 days'`.execute(db);
}
