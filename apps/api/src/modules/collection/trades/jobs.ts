import type { Database } from '@deckframe/database/db';
import { expireTrades } from './queries.ts';

export const EXPIRE_TRADES_CRON = '*/5 * * * * expire-trades';

/** Few at a time, so that nobody waits for the locks. */
const TRADES_A_TURN = 500;

/**
 * Notes that the time of trades is over; until then they are refused by the clock. One that somebody
 * holds at the moment waits for the next turn.
 */
export async function expireTradesJob(db: Database): Promise<void> {
  await expireTrades(db, TRADES_A_TURN);
}
