import type { Database } from '@deckframe/database/db';
import { expireTrades } from './queries.ts';

export const EXPIRE_TRADES_CRON = '*/5 * * * * expire-trades';

/** Few per transaction, to keep locks short. */
const TRADES_A_TURN = 500;

/** Records expired trades; locked ones wait for the next run. */
export async function expireTradesJob(db: Database): Promise<void> {
  await expireTrades(db, TRADES_A_TURN);
}
