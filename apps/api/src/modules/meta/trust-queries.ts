import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** Earlier events of an organiser that ended here in public, each with so many members. */
export async function countEarlier(
  db: Database,
  { game, id }: TournamentPlace,
  organiser: UserId,
  membersLeast: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournaments as held
    join tournaments as this on this.gameid = ${game} and this.id = ${id}::uuid
    where held.organizer_id = ${organiser} and held.start_date < this.start_date
      and held.status = 'finished' and held.source = 'own' and held.moderated_at is null
      and held.trust <> 'unlisted' and ${membersLeast} <= (
        select count(*) from tournament_registrations as entry
        where entry.gameid = held.gameid and entry.tournament_id = held.id
          and entry.user_id is not null and entry.status <> 'waiting')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many events of one organiser stand in the sums of a window without anybody's word for them. */
export async function countUnverified(
  db: Database,
  game: string,
  windowId: string,
  organiser: UserId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournaments as held
    join meta_events as counted on counted.gameid = held.gameid
      and counted.tournament_id = held.id and counted.window_id = ${windowId}
    where held.gameid = ${game} and held.organizer_id = ${organiser}
      and held.trust <> 'verified'`.execute(db);
  return rows[0]?.count ?? 0;
}
