import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { EntryState } from '@deckframe/domain/tournament/entry-states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export async function findOwnRegistration(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
  return rows[0]?.id ?? null;
}

export type PlayerRow = {
  id: string;
  shown_name: string;
  list_id: string | null;
  status: EntryState;
};

export async function listPlayers(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`select id, shown_name, list_id, status
    from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and status <> 'waiting'
    order by created_at, id`.execute(db);
  return rows;
}

/** The beginning of what names the cards of a list, by its id: what a ticket says too. */
export async function listCodes(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`select id, left(hash, 12) as code
    from tournament_lists
    where gameid = ${game} and tournament_id = ${id}::uuid`.execute(db);
  return new Map(rows.map((row) => [row.id, row.code]));
}

/** Of these players, those who are registered as being there. */
export async function listCheckedIn(
  db: Database,
  { game, id }: TournamentPlace,
  players: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and status = 'checked_in'
      and id = any(${players}::uuid[])
    order by created_at, id`.execute(db);
  return rows.map((row) => row.id);
}

export async function findShownName(
  db: Database,
  { game, id }: TournamentPlace,
  player: string,
): Promise<string> {
  const { rows } = await sql<{ shown_name: string }>`select shown_name from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${player}::uuid`.execute(db);
  return rows[0]?.shown_name ?? '';
}
