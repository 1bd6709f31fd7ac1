import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentMoment, TournamentPlace } from '../desk/reading-service.ts';
import type { ListRow } from './queries.ts';

/** Every policy shows all lists after a listed event has finished. */
const SHOWN_ENTRIES = `from tournament_registrations as entry
  join tournaments as event on event.gameid = entry.gameid and event.id = entry.tournament_id
    and event.status = 'finished' and event.trust <> 'unlisted' and event.moderated_at is null`;

const PLAYERS_OF_EVENT = `(select count(*)::integer from tournament_registrations as player
  where player.gameid = event.gameid and player.tournament_id = event.id
    and player.status <> 'waiting') as player_count`;

const PLACED = `${SHOWN_ENTRIES}
  join tournament_lists as list on list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id
  where entry.placement is not null`;

export type SampleRow = ListRow & {
  tournament_id: string;
  name: string;
  start_date: Date;
  player_count: number;
  is_demo: boolean;
  is_imported: boolean;
};

/** Returns lists with placements from the newest events, best first. */
export async function listSamples(
  db: Database,
  game: string,
  archetype: string | undefined,
  limit: number,
): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`select list.id, entry.id as player_id, entry.user_id,
      entry.shown_name, entry.placement, list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset,
      list.zones, list.created_at, false as is_in_cut, event.id as tournament_id, event.name,
      event.start_date, event.source = 'demo' as is_demo,
      event.source = 'imported' as is_imported, ${sql.raw(PLAYERS_OF_EVENT)}
    ${sql.raw(PLACED)} and event.gameid = ${game}
      ${archetype === undefined ? sql`` : sql`and coalesce(list.archetype_now, '') = ${archetype}`}
    order by event.start_date desc, event.id, entry.placement, entry.id
    limit ${limit}`.execute(db);
  return rows;
}

export type ShareRow = {
  archetype: string;
  lists: number;
  top: number;
  wins: number;
  best: number;
};

/** Without imported events, which nobody here can confirm. */
export async function countArchetypes(db: Database, game: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`select coalesce(list.archetype_now, '') as archetype,
      count(*)::integer as lists, count(*) filter (where entry.placement <= 8)::integer as top,
      count(*) filter (where entry.placement = 1)::integer as wins,
      min(entry.placement)::integer as best
    ${sql.raw(PLACED)} and event.gameid = ${game} and event.source = 'own'
    group by 1 order by 2 desc, 1 limit 100`.execute(db);
  return rows;
}

export async function countPlacedEvents(db: Database, game: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct event.id)::integer as count ${sql.raw(PLACED)}
      and event.gameid = ${game} and event.source = 'own'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Results of one deck (by stored id) or of one member, in one game. */
export type ResultsOf = { game: string } & ({ deckId: string } | { userId: UserId });

export type PlacementRow = {
  id: string;
  name: string;
  start_date: Date;
  time_zone: string;
  /** Time as printed by the database, for cursors. */
  moment: string;
  placement: number;
  player_count: number;
};

/** Newest event first. */
export async function listPlacements(
  db: Database,
  of: ResultsOf,
  from: TournamentMoment | undefined,
  limit: number,
): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`select event.id, event.name, event.start_date,
      event.time_zone, event.start_date::text as moment, entry.placement,
      ${sql.raw(PLAYERS_OF_EVENT)}
    ${sql.raw(SHOWN_ENTRIES)}
    where entry.gameid = ${of.game} and entry.placement is not null
      and ${'deckId' in of ? sql`entry.deck_id = ${of.deckId}::uuid` : sql`entry.user_id = ${of.userId}`}
      ${
        from === undefined
          ? sql``
          : sql`and (event.start_date, event.id) < (${from.moment}::timestamptz, ${from.id}::uuid)`
      }
    order by event.start_date desc, event.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Stores the archetypes that rules of this version assign. The frozen archetype stays. */
export async function saveLabels(
  db: Database,
  { game, id }: TournamentPlace,
  version: number,
  labels: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = JSON.stringify([...labels].map(([list, label]) => ({ list, label })));
  await sql`update tournament_lists as frozen set label = row.label, label_version = ${version}
    from jsonb_to_recordset(${rows}::jsonb) as row(list uuid, label text)
    where frozen.gameid = ${game} and frozen.tournament_id = ${id}::uuid
      and frozen.id = row.list`.execute(db);
}
