import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { OPEN_STATES } from './queries.ts';

export const EXPIRE_TRADES_CRON = '*/5 * * * * expire-trades';

/** Few at a time, so that nobody waits for the locks. */
const TRADES_A_TURN = 500;

/**
 * Notes that the time of trades is over; until then they are refused by the clock. One that somebody
 * holds at the moment waits for the next turn.
 */
export async function expireTradesJob(db: Database): Promise<void> {
  await sql`with due as (
      select gameid, id from trades
      where state in ${sql.raw(OPEN_STATES)} and expires_at <= app_now()
      order by expires_at limit ${TRADES_A_TURN} for no key update skip locked
    ), expired as (
      update trades set state = 'expired', confirmed_side = null, changed_at = app_now()
      from due where trades.gameid = due.gameid and trades.id = due.id
      returning trades.gameid, trades.id, trades.round
    )
    insert into trade_steps (gameid, trade_id, step, kind, round)
    select gameid, id, 1 + (
        select count(*) from trade_steps as steps
        where steps.gameid = expired.gameid and steps.trade_id = expired.id
      ), 'expire', round
    from expired`.execute(db);
}
