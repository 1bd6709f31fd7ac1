import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { OPEN_STATES } from './queries.ts';

export type TraderRow = { account_days: number; is_open: boolean };

/** Somebody who is still here. */
export async function findTrader(db: Database, userId: UserId): Promise<TraderRow | undefined> {
  const { rows } = await sql<TraderRow>`
    select extract(epoch from app_now() - createdon)::double precision / 86400 as account_days,
      coalesce(is_open, true) and (suspended_until is null or suspended_until < app_now()) as is_open
    from users left join trade_settings on trade_settings.user_id = users.id
    where id = ${userId} and id <> 1 and deleted_at is null`.execute(db);
  return rows[0];
}

export type OfferCounts = { open: number; today: number };

/** Of what the member has proposed in a game. */
export async function countOffers(
  db: Database,
  game: string,
  userId: UserId,
): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`
    select
      count(*) filter (
        where state in ${sql.raw(OPEN_STATES)} and expires_at > app_now()
      )::integer as open,
      count(*) filter (where created_at > app_now() - interval '1 day')::integer as today
    from trades where proposer_id = ${userId} and gameid = ${game}
      and changed_at > app_now() - interval '30 days'`.execute(db);
  return rows[0] ?? { open: 0, today: 0 };
}

/** In all games. */
export async function countFinishedTrades(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ finished: number }>`
    select count(*)::integer as finished from trades
    where ${userId} in (proposer_id, partner_id) and state = 'done'`.execute(db);
  return rows[0]?.finished ?? 0;
}
