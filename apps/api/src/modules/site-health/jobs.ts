import { JOBS_SEEN } from '@deckframe/contract/site/site-health';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

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
