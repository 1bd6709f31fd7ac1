import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type FieldRow = {
  kind: 'venue' | 'series' | 'organizer';
  name: string;
  events: number;
  decks: number;
  from: string;
  to: string;
  shares: { archetype: string; entries: number }[];
};

const FIELDS_MAX = 20;
/** "The last events" of a place. */
const EVENTS_MAX = 6;

/**
 * Of counted events alone: they have ended and are public, so every list of theirs is open. A series
 * goes by its newest name; one event is none.
 */
export async function listFields(
  db: Database,
  { game, window }: { game: string; window: string },
  search: string,
): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    with event as (
      select event.id, event.name, event.mode, btrim(event.location) as location, event.series_id,
        event.organizer_id, users.username, event.start_date, counted.tally,
        (event.start_date at time zone event.time_zone)::date as day
      from meta_events as counted
      join tournaments as event on event.gameid = counted.gameid
        and event.id = counted.tournament_id
        and event.trust <> 'unlisted' and event.moderated_at is null
      left join users_public as users on users.id = event.organizer_id
      where counted.gameid = ${game} and counted.window_id = ${window}
    ), held as (
      select 'venue' as kind, lower(location) as key, location as called, event.*
        from event where mode = 'venue' and location <> ''
      union all
      select 'series', coalesce(series_id, id)::text, name, event.* from event
      union all
      select 'organizer', organizer_id::text, username, event.* from event
        where username is not null
    ), newest as (
      select kind, key, day, tally, first_value(called) over latest as called,
        row_number() over latest as nth, count(*) over (partition by kind, key) as all_events
      from held window latest as (partition by kind, key order by start_date desc, id)
    ), place as (
      select kind, key, called as name, count(*)::integer as events, min(day)::text as from,
        max(day)::text as to, jsonb_agg(tally->'shares') as tallies
      from newest
      where nth <= ${EVENTS_MAX} and (kind <> 'series' or all_events > 1)
        and strpos(lower(called), lower(${search})) > 0
      group by kind, key, called
      order by max(day) desc, events desc, name, kind limit ${FIELDS_MAX}
    )
    select kind, name, events, place.from, place.to, played.*
    from place cross join lateral (
      select sum(entries)::integer as decks, jsonb_agg(jsonb_build_object('archetype', archetype,
          'entries', entries) order by entries desc, archetype) as shares
      from (
        select archetype, sum(entries)::integer as entries
        from jsonb_array_elements(tallies) as tally
        cross join lateral jsonb_to_recordset(tally) as row(archetype text, entries integer)
        group by archetype
      ) as share
    ) as played
    where played.decks > 0
    order by place.to desc, events desc, name, kind`.execute(db);
  return rows;
}
