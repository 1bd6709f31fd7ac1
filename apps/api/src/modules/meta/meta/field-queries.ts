import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { type RawBuilder, sql } from 'kysely';

export type FieldKind = 'venue' | 'series' | 'organizer';
/** A place by folded name, first event or member id. */
export type FieldPlace = { kind: FieldKind; key: string };
export type WindowPlace = { game: string; window: string };

/** Newest results searchable by any part of their name. */
const RECENT_MAX = 600;
const PLACES_MAX = 40;
/** Results per kind, by prefix. */
const NAMES_MAX = 20;
/** Limit of members matched by name. */
const MEMBERS_MAX = 500;

/** Sorts after every text with the same prefix. */
const LAST = sql`chr(1114111)`;
export const VENUE = sql`(lower(btrim(location)) collate "C")`;
const NAME = sql`(lower(name) collate "C")`;
const IS_RESULT = sql`status = 'finished' and trust <> 'unlisted' and moderated_at is null`;
export const AT_VENUE = sql`mode = 'venue' and btrim(location) <> ''`;

/** Public results of a window's days, with a day more on each side for time zones. */
export const resultsOf = ({ game, window }: WindowPlace): RawBuilder<unknown> =>
  sql`gameid = ${game} and ${IS_RESULT}
    and start_date >= (select coalesce(from_day - 1, '-infinity')::timestamptz
      from meta_windows where gameid = ${game} and id = ${window})
    and start_date < (select coalesce(min(later.from_day) + 2, 'infinity')::timestamptz
      from meta_windows as own join meta_windows as later
        on later.gameid = own.gameid and later.from_day > coalesce(own.from_day, '-infinity')
      where own.gameid = ${game} and own.id = ${window})`;

/** Places of the newest counted events. Lookups by key avoid a badly planned join. */
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

/** Finds places by name prefix, skipping from name to name. */
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
