import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import {
  AT_VENUE,
  type FieldKind,
  type FieldPlace,
  resultsOf,
  VENUE,
  type WindowPlace,
} from './meta/field-places.ts';

export type FieldRow = {
  kind: FieldKind;
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
/** Of one place, counted or not: whoever holds hundreds that do not count is not gone through. */
const WALKED_MAX = 60;
const WALK = sql`order by start_date desc, id limit ${sql.lit(WALKED_MAX)}`;

/**
 * Of counted events alone: they have ended and are public, so every list of theirs is open. A series
 * goes by its newest name.
 */
export async function readFields(
  db: Database,
  place: WindowPlace,
  places: readonly FieldPlace[],
  search: string,
): Promise<FieldRow[]> {
  const { game, window } = place;
  const ofKind = (kind: FieldKind) => sql`${resultsOf(place)} and place.kind = ${sql.lit(kind)}`;
  const columns = sql`id, name, location, organizer_id, time_zone, start_date`;
  const { rows } = await sql<FieldRow>`
    with place as (
      select kind, key, case kind when 'series' then key::uuid end as series,
        case kind when 'organizer' then key::bigint end as member
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as row(kind text, key text)
    ), field as (
      select kind, last.*, coalesce(users.username, last.called) as name
      from place left join users_public as users on users.id = place.member
      cross join lateral (
        select count(*)::integer as events, min(day)::text as from, max(day)::text as to,
          (array_agg(called order by start_date desc, id))[1] as called,
          jsonb_agg(tally->'shares') as tallies
        from (
          select event.id, start_date, counted.tally,
            case place.kind when 'venue' then btrim(location) else name end as called,
            (start_date at time zone time_zone)::date as day
          from (
            (select ${columns} from tournaments where ${ofKind('venue')} and ${AT_VENUE}
              and ${VENUE} = place.key collate "C" ${WALK})
            union all
            (select ${columns} from tournaments where ${ofKind('series')}
              and series_id = place.series ${WALK})
            union all
            (select ${columns} from tournaments where ${ofKind('series')} and id = place.series)
            union all
            (select ${columns} from tournaments where ${ofKind('organizer')}
              and organizer_id = place.member ${WALK})
          ) as event
          cross join lateral (
            select tally from meta_events where gameid = ${game} and tournament_id = event.id
              and window_id = ${window} limit 1
          ) as counted
          order by start_date desc, event.id limit ${EVENTS_MAX}
        ) as held
      ) as last
      where events > case kind when 'series' then 1 else 0 end
    )
    select kind, name, events, field.from, field.to, played.*
    from field cross join lateral (
      select sum(entries)::integer as decks, jsonb_agg(jsonb_build_object('archetype', archetype,
          'entries', entries) order by entries desc, archetype) as shares
      from (
        select archetype, sum(entries)::integer as entries
        from jsonb_array_elements(tallies) as tally
        cross join lateral jsonb_to_recordset(tally) as row(archetype text, entries integer)
        group by archetype
      ) as share
    ) as played
    where played.decks > 0 and strpos(lower(name), lower(${search})) > 0
    order by field.to desc, events desc, name, kind limit ${FIELDS_MAX}`.execute(db);
  return rows;
}
