import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type LedgerRow = {
  kind: string;
  subject: string;
  amount: number;
  reason: string | null;
  created_at: Date;
  /** The moment to the last digit, which a date of the language does not hold. */
  moment: string;
};

export type LedgerPlace = { moment: string; kind: string; subject: string };

/**
 * Newest first. Staff read it seldom and awards are written all day, so it has no index of its own:
 * the key finds the member's entries, and a day pays some two hundred at most.
 */
export async function listLedger(
  db: Database,
  userId: UserId,
  from: LedgerPlace | undefined,
  limit: number,
): Promise<LedgerRow[]> {
  const further =
    from === undefined
      ? sql``
      : sql`and (created_at, kind, subject)
          < (${from.moment}::timestamptz, ${from.kind}, ${from.subject})`;
  const { rows } = await sql<LedgerRow>`select kind, subject, amount, reason, created_at,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
    from exp_events where user_id = ${userId} ${further}
    order by created_at desc, kind desc, subject desc limit ${limit}`.execute(db);
  return rows;
}

/** One more entry; undefined where nothing was written, since the sum would leave its bounds. */
export async function correctExp(
  db: Database,
  userId: UserId,
  { amount, reason, entry }: { amount: number; reason: string; entry: string },
): Promise<{ exp_before: number; exp_after: number } | undefined> {
  const { rows } = await sql<{ exp_before: number; exp_after: number }>`
    select exp_before, exp_after
    from correct_exp(${userId}, ${amount}::integer, ${entry}, ${reason})`.execute(db);
  return rows[0];
}
