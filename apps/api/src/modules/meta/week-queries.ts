import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type WeekRow = {
  from: string;
  events: number;
  decks: number;
  shares: { archetype: string; entries: number }[];
};

const WEEKS = 26;

/** The weeks up to the last event of a window, also of windows before it; made-up events by themselves. */
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
