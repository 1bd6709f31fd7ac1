import { TOURNAMENT_DAYS, type TournamentDaysQuery } from '@deckframe/contract/tournament-days';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { DAY, STATES } from './list-queries.ts';

export type DayRow = { day: string; events: number };

/** Days with listed events of a view, each where it is held. */
export async function listTournamentDays(
  db: Database,
  game: string,
  { view, from, to }: TournamentDaysQuery,
): Promise<DayRow[]> {
  // No zone is further away than a day: the index knows moments, not days.
  const { rows } = await sql<DayRow>`
    select ${DAY}::text as day, count(*)::integer as events from tournaments
    where gameid = ${game} and status in ${sql.raw(STATES[view])}
      and trust <> 'unlisted' and moderated_at is null
      and start_date >= ${from}::date - 1 and start_date < ${to}::date + 2
      and ${DAY} between ${from}::date and ${to}::date
    group by 1 order by 1 limit ${TOURNAMENT_DAYS}`.execute(db);
  return rows;
}
