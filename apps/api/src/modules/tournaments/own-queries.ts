import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { EntryState } from '@deckframe/domain/tournament/entry-states';
import type { StaffRole } from '@deckframe/domain/tournament/staff-roles';
import { sql } from 'kysely';
import { SELECT_TOURNAMENT, type TournamentRow } from './desk/reading-service.ts';

export type OwnTournamentRow = TournamentRow & {
  entry: EntryState | null;
  duty: StaffRole | null;
  round: number | null;
  table_no: number | null;
};

/** What runs, what comes, and the newest of what was. */
const IN_TURN = sql.raw(`case event.status when 'running' then 0 when 'finished' then 2 else 1 end,
  case when event.status <> 'finished' then event.start_date end, event.start_date desc, event.id`);

/** Events of a game that a member plays at or works at; the own table in the running round first. */
export async function listOwnTournaments(
  db: Database,
  game: string,
  userId: UserId,
  limit: number,
): Promise<OwnTournamentRow[]> {
  const { rows } = await sql<OwnTournamentRow>`
    select event.*, entry.status as entry, seat.round, seat.table_no,
      case when event.organizer_id = ${userId} then 'organiser' else staff.role end as duty
    from (select * from (${SELECT_TOURNAMENT}
      where tournaments.gameid = ${game} and tournaments.id in (
          select id from tournaments where gameid = ${game} and organizer_id = ${userId}
          union select tournament_id from tournament_staff
            where gameid = ${game} and user_id = ${userId}
          union select tournament_id from tournament_registrations
            where gameid = ${game} and user_id = ${userId})
        and (tournaments.moderated_at is null or tournaments.organizer_id = ${userId}
          or exists (select from tournament_staff as helper
            where helper.gameid = tournaments.gameid and helper.tournament_id = tournaments.id
              and helper.user_id = ${userId} and helper.role = 'organiser'))
        and (tournaments.status <> 'cancelled' or tournaments.start_date > app_now())
      ) as event order by ${IN_TURN} limit ${limit}) as event
    left join tournament_staff as staff on staff.gameid = event.gameid
      and staff.tournament_id = event.id and staff.user_id = ${userId}
    left join tournament_registrations as entry on entry.gameid = event.gameid
      and entry.tournament_id = event.id and entry.user_id = ${userId}
    left join lateral (select match.round, match.table_no from tournament_matches as match
      where event.status = 'running' and match.gameid = event.gameid
        and match.tournament_id = event.id and match.b is not null
        and entry.id in (match.a, match.b)
        and match.round = (select max(round) from tournament_matches as newest
          where newest.gameid = event.gameid and newest.tournament_id = event.id)
      ) as seat on true
    order by seat.table_no is null, ${IN_TURN}`.execute(db);
  return rows;
}
