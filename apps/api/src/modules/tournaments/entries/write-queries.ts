import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { EntryState } from '@deckframe/domain/tournaments/states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../desk/reading-service.ts';

export type NewEntry = {
  userId: UserId | null;
  name: string;
  status: EntryState;
  deck: { id: string; version: number; listId: string } | null;
};

export async function insertEntry(
  db: Database,
  { game, id }: TournamentPlace,
  { userId, name, status, deck }: NewEntry,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name, status,
      deck_id, deck_version, list_id)
    values (${game}, ${id}::uuid, gen_random_uuid(), ${userId}, ${name}, ${status},
      ${deck?.id ?? null}::uuid, ${deck?.version ?? null}, ${deck?.listId ?? null}::uuid)
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function setList(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
  deck: { id: string; version: number; listId: string },
): Promise<void> {
  await sql`update tournament_registrations set version = version + 1, deck_id = ${deck.id}::uuid,
      deck_version = ${deck.version}, list_id = ${deck.listId}::uuid
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${entryId}::uuid`.execute(db);
}

export async function setStatus(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
  status: EntryState,
): Promise<void> {
  await sql`update tournament_registrations set version = version + 1, status = ${status},
      checked_in_at = case when ${status} = 'checked_in' then app_now() else checked_in_at end
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${entryId}::uuid`.execute(db);
}

export async function deleteEntry(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
): Promise<void> {
  await sql`delete from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${entryId}::uuid`.execute(db);
}

/** Gives free places to the players who waited longest, and returns them. */
export async function moveWaiting(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<{ id: string; user_id: UserId | null }[]> {
  const { rows } = await sql<{ id: string; user_id: UserId | null }>`
    update tournament_registrations as entry set status = 'registered', version = version + 1
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid and entry.id in (
      select waiting.id from tournament_registrations as waiting
      where waiting.gameid = ${game} and waiting.tournament_id = ${id}::uuid
        and waiting.status = 'waiting'
      order by waiting.created_at, waiting.id
      limit greatest(0, (select event.max_players from tournaments as event
        where event.gameid = ${game} and event.id = ${id}::uuid) - (
        select count(*) from tournament_registrations as placed
        where placed.gameid = ${game} and placed.tournament_id = ${id}::uuid
          and placed.status in ('registered', 'checked_in'))))
    returning entry.id, entry.user_id`.execute(db);
  return rows;
}
