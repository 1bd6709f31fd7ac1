import type { TournamentWrite } from '@deckframe/contract/tournaments/tournament-writes';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import type { TournamentRow } from './desk/reading-service.ts';
import { hasGoodTimes } from './limit-queries.ts';

/** Throws on a zone that nobody knows, on times in the past, and on fewer places than are taken. */
export async function checkWrite(
  db: Database,
  sent: TournamentWrite,
  before: TournamentRow | null,
): Promise<void> {
  if (!isTimeZone(sent.timeZone)) throw new AppError('TOURNAMENT_TIMES');
  const isOver =
    before !== null && before.status !== 'draft' && before.registration_deadline <= before.now;
  if (!isOver && !(await hasGoodTimes(db, sent))) throw new AppError('TOURNAMENT_TIMES');
  if (sent.deadline > sent.start) throw new AppError('TOURNAMENT_TIMES');
  if (before !== null && sent.maxPlayers < before.player_count)
    throw new AppError('TOURNAMENT_FULL');
}

/** Of the tz database, as both the server and the database spell it. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
