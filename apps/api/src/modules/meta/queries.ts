import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

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

/** Newest first, made-up ones last; those of which everything was taken back are not there. */
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

/** Rare archetypes are left out beyond this; what is shown has more matches than they. */
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
