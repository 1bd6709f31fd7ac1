import type { TournamentsQuery } from '@deckframe/contract/tournaments/tournaments';
import type { Database } from '@deckframe/database/db';
import type { Point } from '@deckframe/domain/tournaments/distance';
import type { TournamentView } from '@deckframe/domain/tournament/event';
import { sql, type RawBuilder } from 'kysely';
import { whereNear } from './near-queries.ts';
import {
  SELECT_TOURNAMENT,
  type TournamentMoment,
  type TournamentRow,
} from './desk/reading-service.ts';

type Asked = Omit<TournamentsQuery, 'after' | 'near' | 'view'> & { near?: Point | undefined };

export const STATES: Record<TournamentView, string> = {
  upcoming: `('announced', 'open')`,
  live: `('running')`,
  results: `('finished')`,
};

/** Listed events of a view: results from the newest, the others from the next one on. */
export async function listTournaments(
  db: Database,
  { game, view, asked }: { game: string; view: TournamentView; asked: Asked },
  from: TournamentMoment | undefined,
  limit: number,
): Promise<TournamentRow[]> {
  const isBackwards = view === 'results';
  const order = sql.raw(isBackwards ? 'desc' : 'asc');
  const beyond = sql.raw(isBackwards ? '<' : '>');
  const { rows } = await sql<TournamentRow>`${SELECT_TOURNAMENT}
    where tournaments.gameid = ${game} and tournaments.status in ${sql.raw(STATES[view])}
      and tournaments.trust <> 'unlisted' and tournaments.moderated_at is null
      ${whereAsked(asked)}
      ${
        from === undefined
          ? sql``
          : sql`and (tournaments.start_date, tournaments.id) ${beyond}
              (${from.moment}::timestamptz, ${from.id}::uuid)`
      }
    order by tournaments.start_date ${order}, tournaments.id ${order}
    limit ${limit}`.execute(db);
  return rows;
}

/** Days are those of the place where the event is held. */
export const DAY = sql.raw('(tournaments.start_date at time zone tournaments.time_zone)::date');

function whereAsked({
  from,
  to,
  area,
  mode,
  format,
  text,
  near,
  within,
}: Asked): RawBuilder<unknown> {
  const parts = [
    near === undefined || within === undefined ? null : whereNear(near, within),
    from === undefined ? null : sql`${DAY} >= ${from}::date`,
    to === undefined ? null : sql`${DAY} <= ${to}::date`,
    mode === undefined ? null : sql`tournaments.mode = ${mode}`,
    area === undefined ? null : sql`lower(tournaments.area) = lower(${area.trim()})`,
    format === undefined ? null : sql`lower(tournaments.format) = lower(${format.trim()})`,
    text === undefined || text.trim() === ''
      ? null
      : sql`position(lower(${text.trim()}) in
          lower(tournaments.name || ' ' || tournaments.location || ' ' || tournaments.area)) > 0`,
  ];
  const asked = parts.filter((part) => part !== null);
  return asked.length === 0 ? sql`` : sql`and ${sql.join(asked, sql` and `)}`;
}
