import { TOURNAMENT_PLACES } from '@deckframe/contract/tournaments/tournament-points';
import type { Database } from '@deckframe/database/db';
import { boxAround, EARTH_RADIUS, type Point } from '@deckframe/domain/tournaments/distance';
import { sql, type RawBuilder } from 'kysely';

/** So many of the next events name the places that can be chosen. */
const EVENTS_READ = 2000;

/** The box is what the index knows; its corners are further away. What says 25 km is within 25. */
export function whereNear(point: Point, kilometres: number): RawBuilder<unknown> {
  const { south, north, west, east } = boxAround(point, kilometres + 0.5);
  const isEast = sql`tournaments.longitude >= ${Math.floor(west * 100)}::smallint`;
  const isWest = sql`tournaments.longitude <= ${Math.ceil(east * 100)}::smallint`;
  return sql`tournaments.latitude is not null
    and tournaments.latitude between ${Math.floor(south * 100)}::smallint
      and ${Math.ceil(north * 100)}::smallint
    and (${isEast} ${sql.raw(west <= east ? 'and' : 'or')} ${isWest})
    and ${kilometresFrom(point)} <= ${kilometres}`;
}

/** As `kilometresBetween` has it, rounded as it is shown. */
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
 * Towns with coming events. Anybody can write a town and a point: the middle one of all is not
 * moved by a few that are wrong. Towns of one name are told apart by their clocks.
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
