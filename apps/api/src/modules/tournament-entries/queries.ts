import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { EntryState } from '@deckframe/domain/tournament/entry-states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export type EntryRow = {
  id: string;
  user_id: UserId | null;
  shown_name: string;
  status: EntryState;
  placement: number | null;
  list_id: string | null;
  /** Of the current list; shown where that may be read. */
  archetype: string | null;
  is_in_cut: boolean;
};

/** Who plays in a later phase is in the cut. */
const IN_CUT = `exists (select from tournament_matches as match
  where match.gameid = entry.gameid and match.tournament_id = entry.tournament_id
    and match.phase > 0 and entry.id in (match.a, match.b))`;

const SELECT = sql.raw(`select entry.id, entry.user_id, entry.shown_name, entry.status,
  entry.placement, entry.list_id, list.archetype_now as archetype, ${IN_CUT} as is_in_cut
  from tournament_registrations as entry
  left join tournament_lists as list on list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id`);

export type RosterMoment = { name: string; id: string };

/** By name; with a text, those whose name has it. */
export async function listEntries(
  db: Database,
  { game, id }: TournamentPlace,
  asked: { text: string | undefined; from: RosterMoment | undefined },
  limit: number,
): Promise<EntryRow[]> {
  const { text = '', from } = asked;
  const { rows } = await sql<EntryRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and position(lower(${text.trim()}) in lower(entry.shown_name)) > 0
      ${from === undefined ? sql`` : sql`and (lower(entry.shown_name), entry.id) > (${from.name}, ${from.id}::uuid)`}
    order by lower(entry.shown_name), entry.id limit ${limit}`.execute(db);
  return rows;
}

export async function findEntryOf(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** How many wait before this one, and it too. */
export async function countWaiting(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournament_registrations as entry, tournament_registrations as own
    where own.gameid = ${game} and own.tournament_id = ${id}::uuid and own.id = ${entryId}::uuid
      and entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.status = 'waiting' and (entry.created_at, entry.id) <= (own.created_at, own.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Members who have a place or wait for one. */
export async function listPlayerIds(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`select user_id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id is not null
      and status in ('waiting', 'registered', 'checked_in')`.execute(db);
  return rows.map((row) => row.user_id);
}
