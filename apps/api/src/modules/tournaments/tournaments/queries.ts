import { TOURNAMENT_PLACES } from '@deckframe/contract/tournaments/tournament-points';
import {
  TOURNAMENT_DAYS,
  type TournamentsQuery,
  type TournamentDaysQuery,
} from '@deckframe/contract/tournaments/tournaments';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { boxAround, EARTH_RADIUS, type Point } from '@deckframe/domain/tournaments/distance';
import type { TournamentView, StaffRole } from '@deckframe/domain/tournaments/event';
import type { EntryState } from '@deckframe/domain/tournaments/states';
import { sql, type RawBuilder } from 'kysely';
import {
  SELECT_TOURNAMENT,
  type TournamentMoment,
  type TournamentPlace,
  type TournamentRow,
} from '../desk/reading-service.ts';

/** Number of coming events from which the selectable places are collected. */
const EVENTS_READ = 2000;

/**
 * The index finds a square box, whose corners are further away than the radius. So the distance is
 * also checked.
 */
function whereNear(point: Point, kilometres: number): RawBuilder<unknown> {
  const { south, north, west, east } = boxAround(point, kilometres + 0.5);
  const isEast = sql`tournaments.longitude >= ${Math.floor(west * 100)}::smallint`;
  const isWest = sql`tournaments.longitude <= ${Math.ceil(east * 100)}::smallint`;
  return sql`tournaments.latitude is not null
    and tournaments.latitude between ${Math.floor(south * 100)}::smallint
      and ${Math.ceil(north * 100)}::smallint
    and (${isEast} ${sql.raw(west <= east ? 'and' : 'or')} ${isWest})
    and ${kilometresFrom(point)} <= ${kilometres}`;
}

/** Same formula as `kilometresBetween`, rounded as displayed. */
function kilometresFrom({ latitude, longitude }: Point): RawBuilder<unknown> {
  return sql`round(2 * ${EARTH_RADIUS}::float8 * asin(sqrt(least(1,
    sin(radians(tournaments.latitude / 100.0::float8 - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(tournaments.latitude / 100.0::float8))
      * sin(radians(tournaments.longitude / 100.0::float8 - ${longitude}::float8) / 2) ^ 2))))`;
}

export type PlaceRow = {
  area: string;
  time_zone: string;
  latitude: number;
  longitude: number;
  events: number;
};

/**
 * Towns with coming events. Anybody can enter a town with a point, so the median point is used,
 * which few wrong ones cannot move. Time zones distinguish towns with the same name.
 */
export async function listPlaces(db: Database, game: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select * from (
      select min(area) as area, time_zone, count(*)::integer as events,
        percentile_disc(0.5) within group (order by latitude) as latitude,
        percentile_disc(0.5) within group (order by longitude) as longitude
      from (select area, time_zone, latitude, longitude from tournaments
        where gameid = ${game} and status in ('announced', 'open', 'running')
          and trust <> 'unlisted' and moderated_at is null
          and latitude is not null and area <> ''
        order by start_date limit ${EVENTS_READ}) as coming
      group by lower(area), time_zone
      order by count(*) desc, lower(area) limit ${TOURNAMENT_PLACES}) as place
    order by lower(area), time_zone`.execute(db);
  return rows;
}

type Asked = Omit<TournamentsQuery, 'after' | 'near' | 'view'> & { near?: Point | undefined };

const STATES: Record<TournamentView, string> = {
  upcoming: `('announced', 'open')`,
  live: `('running')`,
  results: `('finished')`,
};

/** Listed events: finished ones newest first, coming ones in order of date. */
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

/** Days are local days of the venue. */
const DAY = sql.raw('(tournaments.start_date at time zone tournaments.time_zone)::date');

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

export type OwnTournamentRow = TournamentRow & {
  entry: EntryState | null;
  duty: StaffRole | null;
  round: number | null;
  table_no: number | null;
};

/** Sort group: running, then coming, then past events. */
const IN_TURN = sql.raw(`case event.status when 'running' then 0 when 'finished' then 2 else 1 end,
  case when event.status <> 'finished' then event.start_date end, event.start_date desc, event.id`);

/** Events of a game in which a member plays or works, with the table in the current round first. */
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

export type DayRow = { day: string; events: number };

/** Days with listed events of a view, in each venue's time zone. */
export async function listTournamentDays(
  db: Database,
  game: string,
  { view, from, to }: TournamentDaysQuery,
): Promise<DayRow[]> {
  // Time zones differ by at most a day, and the index has timestamps instead of days.
  const { rows } = await sql<DayRow>`
    select ${DAY}::text as day, count(*)::integer as events from tournaments
    where gameid = ${game} and status in ${sql.raw(STATES[view])}
      and trust <> 'unlisted' and moderated_at is null
      and start_date >= ${from}::date - 1 and start_date < ${to}::date + 2
      and ${DAY} between ${from}::date and ${to}::date
    group by 1 order by 1 limit ${TOURNAMENT_DAYS}`.execute(db);
  return rows;
}

export type OrganiserFacts = { days: number; open_count: number };

/** Age of the account, and number of the member's unfinished events in all games. */
export async function readOrganiser(db: Database, userId: UserId): Promise<OrganiserFacts> {
  const { rows } = await sql<OrganiserFacts>`
    select extract(day from app_now() - users.createdon)::integer as days, (
      select count(*)::integer from tournaments
      where organizer_id = users.id and status not in ('finished', 'cancelled')) as open_count
    from users where users.id = ${userId}`.execute(db);
  return rows[0] ?? { days: 0, open_count: 0 };
}

/** True if both local times are in the future and in order. */
export async function hasGoodTimes(
  db: Database,
  { timeZone, start, deadline }: { timeZone: string; start: string; deadline: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_good: boolean }>`
    select ${deadline}::timestamp <= ${start}::timestamp
      and ${deadline}::timestamp at time zone ${timeZone} > app_now() as is_good`.execute(db);
  return rows[0]?.is_good ?? false;
}

export async function findMemberByName(
  db: Database,
  username: string,
): Promise<{ id: UserId } | undefined> {
  const { rows } = await sql<{ id: UserId }>`select id from users
    where username_key = ${foldUsername(username)} and deleted_at is null and id <> 1`.execute(db);
  return rows[0];
}

export async function setStaff(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
  role: StaffRole,
): Promise<void> {
  await sql`insert into tournament_staff (gameid, tournament_id, user_id, role)
    values (${game}, ${id}::uuid, ${userId}, ${role})
    on conflict (gameid, tournament_id, user_id) do update set role = excluded.role`.execute(db);
}

export async function deleteStaff(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<void> {
  await sql`delete from tournament_staff
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
}
