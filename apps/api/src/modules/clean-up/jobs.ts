import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** Once an hour: what has served its time goes. */
export const CLEAN_UP_CRON = '35 * * * * clean-up';

/** A repeated write is recognised for so long. */
const IDEMPOTENCY_DAYS = 7;
/** The longest window of a limit is an hour. */
const RATE_LIMIT_HOURS = 24;

export async function cleanUpJob(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(
      'created_at',
      '<',
      sql<Date>`app_now() - make_interval(days => ${IDEMPOTENCY_DAYS}::integer)`,
    )
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where(
      'window_start',
      '<',
      sql<Date>`app_now() - make_interval(hours => ${RATE_LIMIT_HOURS}::integer)`,
    )
    .execute();
  const now = sql<Date>`app_now()`;
  await db.deleteFrom('auth_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth_verifications').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('mail_requests')
    .where('last_request_time', '<', sql<Date>`app_now() - interval '1 hour'`)
    .execute();
}
