import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { type RawBuilder, sql } from 'kysely';

export type FieldKind = 'venue' | 'series' | 'organizer';
/** Its name as it is looked up, the id of its first event, or that of a member. */
export type FieldPlace = { kind: FieldKind; key: string };
export type WindowPlace = { game: string; window: string };

/** The newest results of a window, whose places are found by any part of their name. */
const RECENT_MAX = 600;
const PLACES_MAX = 40;
/** Of each kind, by the beginning of the name: as many as a list shows. */
const NAMES_MAX = 20;
/** Members of a name, of whom few hold events. */
const MEMBERS_MAX = 500;

/** Sorts behind everything that begins with the same. */
const LAST = sql`chr(1114111)`;
export const VENUE = sql`(lower(btrim(location)) collate "C")`;
const NAME = sql`(lower(name) collate "C")`;
const IS_RESULT = sql`status = 'finished' and trust <> 'unlisted' and moderated_at is null`;
export const AT_VENUE = sql`mode = 'venue' and btrim(location) <> ''`;

/**
 * Public results in the days of a window, so that nobody walks by those of others; a day more on each
 * side, since a window goes by the day where the event was.
 */
export const resultsOf = ({ game, window }: WindowPlace): RawBuilder<unknown> =>
  sql`gameid = ${game} and ${IS_RESULT}
    and start_date >= (select coalesce(from_day - 1, '-infinity')::timestamptz
      from meta_windows where gameid = ${game} and id = ${window})
    and start_date < (select coalesce(min(later.from_day) + 2, 'infinity')::timestamptz
      from meta_windows as own join meta_windows as later
        on later.gameid = own.gameid and later.from_day > coalesce(own.from_day, '-infinity')
      where own.gameid = ${game} and own.id = ${window})`;

/**
 * Who held the newest counted events; an event alone is no series. Each is looked up by its key: a join
 * of so many rows would be planned over whole tables.
 */
export async function listRecentPlaces(
  db: Database,
  place: WindowPlace,
  search: string,
): Promise<FieldPlace[]> {
  const { game, window } = place;
  const { rows } = await sql<FieldPlace>`
    with recent as materialized (
      select id, name, mode, location, series_id, organizer_id, start_date
      from tournaments where ${resultsOf(place)}
      order by start_date desc, id desc limit ${RECENT_MAX}
    ), event as materialized (
      select recent.* from recent cross join lateral (
        select from meta_events where gameid = ${game} and tournament_id = recent.id
          and window_id = ${window} limit 1
      ) as counted
    ), held as (
      select 'venue' as kind, ${VENUE} as key, location as called, start_date
        from event where ${AT_VENUE}
      union all
      select 'series', coalesce(series_id, id)::text, name, start_date from event
        where series_id is not null or exists (select from tournaments as later
          where later.gameid = ${game} and later.series_id = event.id)
      union all
      select 'organizer', organizer_id::text, username, start_date from (
        select organizer_id, max(start_date) as start_date from event group by organizer_id
      ) as host cross join lateral (
        select username from users_public where id = organizer_id limit 1
      ) as users
    )
    select kind, key from held where strpos(lower(called), lower(${search})) > 0
    group by kind, key order by max(start_date) desc, kind, key limit ${PLACES_MAX}`.execute(db);
  return rows;
}

/** However long ago their last event was: by the beginning of the name, from one name to the next. */
export async function listNamedPlaces(
  db: Database,
  place: WindowPlace,
  search: string,
): Promise<FieldPlace[]> {
  const { game } = place;
  const start = sql`lower(${search}::text)`;
  const members = `${foldUsername(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isVenue = sql`gameid = ${game} and ${IS_RESULT} and ${AT_VENUE}
    and ${VENUE} < ${start} || ${LAST}`;
  const isSeries = sql`gameid = ${game} and ${IS_RESULT} and series_id is not null
    and ${NAME} < ${start} || ${LAST}`;
  const { rows } = await sql<FieldPlace>`
    with recursive venue as (
      (select ${VENUE} as key, 1 as nth from tournaments
        where ${isVenue} and ${VENUE} >= ${start} order by ${VENUE} limit 1)
      union all
      select next.key, nth + 1 from venue cross join lateral (
        select ${VENUE} as key from tournaments
        where ${isVenue} and ${VENUE} > venue.key order by ${VENUE} limit 1
      ) as next where nth < ${NAMES_MAX}
    ), series as (
      (select ${NAME} as name, series_id, 1 as nth from tournaments
        where ${isSeries} and ${NAME} >= ${start} order by ${NAME}, series_id limit 1)
      union all
      select next.name, next.series_id, nth + 1 from series cross join lateral (
        select ${NAME} as name, series_id from tournaments as event
        where ${isSeries} and (${NAME}, event.series_id) > (series.name, series.series_id)
        order by 1, 2 limit 1
      ) as next where nth < ${NAMES_MAX}
    ), member as (
      select id from users where username_key like ${members}
        and deleted_at is null and emailverified
      order by username_key using ~<~ limit ${MEMBERS_MAX}
    )
    select 'venue' as kind, key from venue
    union all
    select distinct 'series', series_id::text from series
    union all
    (select 'organizer', member.id::text from member cross join lateral (
      select from tournaments where organizer_id = member.id and gameid = ${game} limit 1
    ) as held limit ${NAMES_MAX})`.execute(db);
  return rows;
}
