import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';

export type DatabaseLimit = {
  name: string;
  max: number;
  windowSeconds: number;
  /** Error code above the limit; `RATE_LIMITED` by default. */
  refusal?: ErrorCode;
};

const SPEND = `
  insert into rate_limits as counter (key, window_start)
  values ($1, to_timestamp(floor(extract(epoch from app_now()) / $2::integer) * $2::integer))
  on conflict (key, window_start) do update set hits = counter.hits + 1
  returning hits, ceil(extract(epoch from
    window_start + make_interval(secs => $2::integer) - app_now()))::integer as seconds_left`;

/**
 * Spends a limit that works across processes and without Redis, with one row per key and window.
 * Throws above the limit.
 */
export async function spendDatabaseLimit(
  db: Database,
  limit: DatabaseLimit,
  subject: string | UserId,
): Promise<void> {
  const rows = await runStatement<{ hits: number; seconds_left: number }>(db, {
    name: 'spend-limit',
    text: SPEND,
    values: [`${limit.name}:${subject}`, limit.windowSeconds],
  });
  const { hits, seconds_left: seconds } = rows[0] ?? { hits: 1, seconds_left: 0 };
  if (hits > limit.max) {
    throw new AppError(
      limit.refusal ?? 'RATE_LIMITED',
      { seconds },
      { retryAfterSeconds: seconds },
    );
  }
}

const GIVE_BACK = `
  update rate_limits set hits = hits - 1
  where key = $1 and hits > 0
    and window_start = to_timestamp(floor(extract(epoch from app_now()) / $2::integer) * $2::integer)`;

/**
 * Limits failures of some work. The hit is spent before and returned on success, so concurrent
 * attempts cannot exceed the limit.
 */
export async function limitFailures<T>(
  db: Database,
  limit: DatabaseLimit,
  subject: UserId,
  { isCounted, work }: { isCounted: (error: unknown) => boolean; work: () => Promise<T> },
): Promise<T> {
  await spendDatabaseLimit(db, limit, subject);
  const giveBack = () =>
    runStatement(db, {
      name: 'give-back-limit',
      text: GIVE_BACK,
      values: [`${limit.name}:${subject}`, limit.windowSeconds],
    });
  const value = await work().catch(async (error: unknown) => {
    // A failure to return the hit must not hide the result.
    if (!isCounted(error)) await giveBack().catch(() => undefined);
    throw error;
  });
  await giveBack().catch(() => undefined);
  return value;
}

/** Resets a limit. */
export async function clearDatabaseLimit(
  db: Database,
  limit: DatabaseLimit,
  subject: string | UserId,
): Promise<void> {
  const key = `${limit.name}:${subject}`;
  await db.updateTable('rate_limits').set({ hits: 0 }).where('key', '=', key).execute();
}

/** Longer than the longest window, a day. */
const RETENTION_HOURS = 25;

export async function deleteOldLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where(
      'window_start',
      '<',
      sql<Date>`app_now() - make_interval(hours => ${RETENTION_HOURS}::integer)`,
    )
    .execute();
}
