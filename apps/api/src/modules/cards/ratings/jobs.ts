import type { Database } from '@deckframe/database/db';
import { fillDailyCards } from './service.ts';

/** Hourly, so that a worker that was down at midnight catches up. */
export const DAILY_CARD_CRON = '5 * * * * fill-daily-cards ?fill=2h&max=3';

const DAYS_AHEAD = 1;

export async function fillDailyCardsJob(db: Database, games: readonly string[]): Promise<void> {
  for (const game of games) await fillDailyCards(db, game, DAYS_AHEAD);
}
