import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** A guest who was entered at the desk, by the id that the desk gave. */
export async function insertDeskGuest(
  db: Database,
  { game, id }: TournamentPlace,
  player: string,
  name: string,
): Promise<void> {
  await sql`insert into tournament_registrations (gameid, tournament_id, id, shown_name, status)
    values (${game}, ${id}::uuid, ${player}::uuid, ${name}, 'registered')
    on conflict do nothing`.execute(db);
}

/** Of everybody at once; who has no place any more loses the former one. */
export async function setPlacements(
  db: Database,
  { game, id }: TournamentPlace,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = Array.from(places, ([player, placement]) => ({ player, placement }));
  await sql`update tournament_registrations as entry set version = entry.version + 1,
      placement = (select row.placement
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(player uuid, placement integer)
        where row.player = entry.id)
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid`.execute(db);
}
