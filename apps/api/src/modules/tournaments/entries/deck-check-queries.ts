import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentPlace } from '../desk/reading-service.ts';

export async function insertDeckCheck(
  db: Database,
  { game, id }: TournamentPlace,
  { entryId, userId }: { entryId: string; userId: UserId },
): Promise<void> {
  await sql`insert into tournament_deck_checks (gameid, tournament_id, id, entry_id, user_id)
    values (${game}, ${id}::uuid, gen_random_uuid(), ${entryId}::uuid, ${userId})`.execute(db);
}

/** A player sees at most this many deck checks of their list. */
const CHECKS_MAX = 20;

/**
 * Returns the staff members who opened this player's list, newest first. Null is a deleted account.
 */
export async function listDeckChecks(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
): Promise<{ by: string | null; at: Date }[]> {
  const { rows } = await sql<{ by: string | null; at: Date }>`
    select users.username as by, checked.created_at as at
    from tournament_deck_checks as checked
    left join users_public as users on users.id = checked.user_id
    where checked.gameid = ${game} and checked.tournament_id = ${id}::uuid
      and checked.entry_id = ${entryId}::uuid
    order by checked.created_at desc, checked.id limit ${CHECKS_MAX}`.execute(db);
  return rows;
}
