import type { Database } from '@deckframe/database/db';
import { chooseDailyCard } from '@deckframe/domain/cards/daily-card/choose-daily-card';
import {
  findDailyCard,
  insertDailyCard,
  listCandidates,
  listOpenDays,
  listRecentDailyCards,
  type DailyCardRow,
} from './queries.ts';

/** A card does not come back within so many days while another is left. */
const RECENT_DAYS = 30;

/** Fills today and the days after it that have no card yet; safe to run twice or in parallel. */
export async function fillDailyCards(db: Database, game: string, daysAhead: number): Promise<void> {
  const days = await listOpenDays(db, game, daysAhead);
  if (days.length === 0) return;
  const candidates = await listCandidates(db, game);
  for (const date of days) {
    const recent = await listRecentDailyCards(db, game, date, RECENT_DAYS);
    const cardno = chooseDailyCard({ game, date, candidates, recent });
    if (cardno !== null) await insertDailyCard(db, game, date, cardno);
  }
}

/** Today's card. The worker has chosen it before midnight; if it could not, the first reader does. */
export async function getOrFillDailyCard(
  db: Database,
  game: string,
): Promise<DailyCardRow | undefined> {
  const row = await findDailyCard(db, game);
  if (row !== undefined) return row;
  await fillDailyCards(db, game, 0);
  return findDailyCard(db, game);
}

export { findDailyCard } from './queries.ts';
