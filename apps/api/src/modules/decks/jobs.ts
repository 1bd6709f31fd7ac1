import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { DELETED_RETENTION_DAYS } from './removal.ts';

export { JUDGE_DECKS_CRON, judgeDecksJob } from './decks/judge-decks.ts';

export const CLEAR_DECKS_CRON = '20 * * * * clear-deleted-decks';

/** Few at a time, so that nobody waits for the locks. */
const DECKS_A_TURN = 500;

/** Deleted decks whose time is over go for good, with their revisions. */
export async function clearDeletedDecksJob(db: Database, games: readonly string[]): Promise<void> {
  for (const game of games) {
    await sql`delete from decklists where gameid = ${game} and id in (
      select id from decklists
      where gameid = ${game}
        and deleted_at < app_now() - make_interval(days => ${DELETED_RETENTION_DAYS}::integer)
      limit ${DECKS_A_TURN}
    )`.execute(db);
  }
}
