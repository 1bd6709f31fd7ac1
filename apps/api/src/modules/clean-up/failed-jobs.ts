import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

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
