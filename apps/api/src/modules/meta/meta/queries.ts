import type { Database } from '@deckframe/database/db';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import type { Games } from '@deckframe/domain/tournaments/match-result';
import { sql } from 'kysely';
import type { SampleRow } from '../../tournaments/entries/service.ts';
import {
  AT_VENUE,
  type FieldKind,
  type FieldPlace,
  VENUE,
  type WindowPlace,
  resultsOf,
} from './field-queries.ts';

export type PlayedRow = SampleRow & {
  time_zone: string;
  wins: number;
  losses: number;
  draws: number;
  /** Decided mirror matches; shares exclude them. */
  mirror_wins: number;
  mirror_losses: number;
};

/** Only the newest lists are read. */
const LISTS_MAX = 1000;

/** Lists of an archetype in counted events with their Swiss results. */
export async function listPlayed(
  db: Database,
  { game, window }: { game: string; window: string },
  archetype: string,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select list.id, entry.id as player_id, entry.user_id, entry.shown_name, entry.placement,
      list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset, list.zones, list.created_at,
      false as is_in_cut, event.id as tournament_id, event.name, event.start_date, event.time_zone,
      event.source = 'demo' as is_demo, false as is_imported, players.count as player_count, played.*
    from meta_events as counted
    join tournaments as event on event.gameid = counted.gameid and event.id = counted.tournament_id
    join tournament_registrations as entry on entry.gameid = event.gameid
      and entry.tournament_id = event.id
    join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
      and coalesce(list.archetype_now, ${OTHER}) = ${archetype}
    cross join lateral (select count(*)::integer from tournament_registrations as player
      where player.gameid = event.gameid and player.tournament_id = event.id
        and player.status <> 'waiting') as players
    cross join lateral (
      select count(*) filter (where is_won)::integer as wins,
        count(*) filter (where is_lost)::integer as losses,
        count(*) filter (where outcome = 'draw')::integer as draws,
        count(*) filter (where is_won and is_mirror)::integer as mirror_wins,
        count(*) filter (where is_lost and is_mirror)::integer as mirror_losses
      from tournament_matches as match
      cross join lateral (select match.result->>'outcome' as outcome,
        case when match.a = entry.id then 'a' else 'b' end as side) as seat
      cross join lateral (select outcome = side as is_won,
        outcome in ('a', 'b') and outcome <> side as is_lost) as result
      cross join lateral (
        select coalesce(theirs.archetype_now, ${OTHER}) = ${archetype} as is_mirror
        from tournament_registrations as other
        left join tournament_lists as theirs on theirs.gameid = other.gameid
          and theirs.tournament_id = other.tournament_id and theirs.id = other.list_id
        where other.gameid = match.gameid and other.tournament_id = match.tournament_id
          and other.id = case when side = 'a' then match.b else match.a end
      ) as opponent
      where match.gameid = event.gameid and match.tournament_id = event.id
        and entry.id in (match.a, match.b) and match.b is not null and not match.is_disputed
        and event.structure->'phases'->match.phase->>'kind' = 'swiss'
        and match.result->>'end' in ('play', 'time')
    ) as played
    where counted.gameid = ${game} and counted.window_id = ${window}
    order by event.start_date desc, event.id, entry.placement limit ${LISTS_MAX}`.execute(db);
  return rows;
}

export type WeekRow = {
  from: string;
  events: number;
  decks: number;
  shares: { archetype: string; entries: number }[];
};

const WEEKS = 26;

/** Weeks up to the window's last event; made-up events separately. */
export async function listWeeks(db: Database, game: string, window: string): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    with counted as (
      select date_trunc('week', event.start_date at time zone 'UTC')::date as week, counted.window_id,
        counted.tally
      from meta_events as counted
      join meta_windows as windows on windows.gameid = counted.gameid
        and windows.id = counted.window_id and windows.is_demo = (select is_demo
          from meta_windows as own where own.gameid = ${game} and own.id = ${window})
      join tournaments as event on event.gameid = counted.gameid
        and event.id = counted.tournament_id
      where counted.gameid = ${game}
    ), last as (select max(week) as week from counted where window_id = ${window}),
    shown as (
      select counted.* from counted, last
      where counted.week <= last.week and counted.week > last.week - ${WEEKS * 7}::integer
    ), share as (
      select week, row.archetype, sum(row.entries)::integer as entries
      from shown cross join lateral
        jsonb_to_recordset(tally->'shares') as row(archetype text, entries integer)
      group by 1, 2
    )
    select week::text as from, sum(entries)::integer as decks,
      (select count(*)::integer from shown where shown.week = share.week) as events,
      jsonb_agg(jsonb_build_object('archetype', archetype, 'entries', entries)
        order by entries desc, archetype) as shares
    from share group by week order by week`.execute(db);
  return rows;
}

export type MatchRow = {
  tournament_id: string;
  name: string;
  start_date: Date;
  time_zone: string;
  round: number;
  table_no: number;
  games: Games;
  /** True if the first seat is the second archetype. */
  is_turned: boolean;
  a_name: string;
  a_list: string | null;
  b_name: string;
  b_list: string | null;
};

const MATCHES_MAX = 60;

/** Matches of a cell, from counted events only. */
export async function listMatches(
  db: Database,
  { game, window }: { game: string; window: string },
  { a, b }: { a: string; b: string },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select event.id as tournament_id, event.name, event.start_date, event.time_zone, match.round,
      match.table_no, match.result->'games' as games, one.archetype <> ${a} as is_turned,
      one.shown_name as a_name, one.list_id as a_list, other.shown_name as b_name,
      other.list_id as b_list
    from meta_events as counted
    join tournaments as event on event.gameid = counted.gameid and event.id = counted.tournament_id
    join tournament_matches as match on match.gameid = event.gameid
      and match.tournament_id = event.id and not match.is_disputed
      and event.structure->'phases'->match.phase->>'kind' = 'swiss'
      and match.result->>'end' in ('play', 'time')
      and match.result->>'outcome' in ('a', 'b', 'draw')
    ${seatOf('one', 'a')} ${seatOf('other', 'b')}
    where counted.gameid = ${game} and counted.window_id = ${window}
      and (one.archetype, other.archetype) in ((${a}, ${b}), (${b}, ${a}))
    order by event.start_date desc, event.id, match.round desc, match.table_no
    limit ${MATCHES_MAX}`.execute(db);
  return rows;
}

const seatOf = (name: 'one' | 'other', side: 'a' | 'b') => sql`cross join lateral (
    select entry.shown_name, entry.list_id, coalesce(list.archetype_now, ${OTHER}) as archetype
    from tournament_registrations as entry
    left join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
    where entry.gameid = match.gameid and entry.tournament_id = match.tournament_id
      and entry.id = ${sql.ref(`match.${side}`)}
  ) as ${sql.raw(name)}`;

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
/** Events of a field. */
const EVENTS_MAX = 6;
const WALKED_MAX = 60;
const WALK = sql`order by start_date desc, id limit ${sql.lit(WALKED_MAX)}`;

/** Reads fields of counted events, whose lists are public. A series uses its newest name. */
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

export type WindowRow = {
  id: string;
  set: string | null;
  ruleSet: string | null;
  from: string | null;
  isDemo: boolean;
  events: number;
  decks: number;
  matches: number;
};

const WINDOWS_MAX = 60;

/** Windows, newest first and made-up ones last. */
export async function listWindows(db: Database, game: string): Promise<WindowRow[]> {
  const { rows } = await sql<WindowRow>`
    select id, set_name as set, rule_set_name as "ruleSet", from_day::text as from,
      is_demo as "isDemo", events.*,
      coalesce((select sum(entries) from meta_shares as share
        where share.gameid = windows.gameid and share.window_id = windows.id), 0)::integer as decks,
      coalesce((select sum(wins + losses + draws) from meta_cells as cell
        where cell.gameid = windows.gameid and cell.window_id = windows.id), 0)::integer as matches
    from meta_windows as windows
    cross join lateral (select count(*)::integer as events from meta_events as event
      where event.gameid = windows.gameid and event.window_id = windows.id) as events
    where windows.gameid = ${game} and events > 0
    order by is_demo, from_day desc nulls last, id desc limit ${WINDOWS_MAX}`.execute(db);
  return rows;
}

export type CellRow = {
  sizeClass: number;
  a: string;
  b: string;
  wins: number;
  losses: number;
  draws: number;
};
export type ShareRow = { sizeClass: number; archetype: string; entries: number; inCut: number };

/** Rare archetypes beyond this are omitted. */
const SHARES_MAX = 500;
const CELLS_MAX = 20_000;

export async function listCells(db: Database, game: string, window: string): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`select size_class as "sizeClass", a, b, wins, losses, draws
    from meta_cells where gameid = ${game} and window_id = ${window}
      and wins + losses + draws > 0
    order by size_class, a, b limit ${CELLS_MAX}`.execute(db);
  return rows;
}

export async function listShares(db: Database, game: string, window: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`select size_class as "sizeClass", archetype, entries,
      in_cut as "inCut"
    from meta_shares where gameid = ${game} and window_id = ${window} and entries > 0
    order by entries desc, archetype limit ${SHARES_MAX}`.execute(db);
  return rows;
}
