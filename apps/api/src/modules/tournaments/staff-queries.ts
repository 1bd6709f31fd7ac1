import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import type { StaffRole } from '@deckframe/domain/tournament/staff-roles';
import { sql } from 'kysely';
import type { TournamentPlace } from './desk/reading-service.ts';

export async function findMemberByName(
  db: Database,
  username: string,
): Promise<{ id: UserId } | undefined> {
  const { rows } = await sql<{ id: UserId }>`select id from users
    where username_key = ${foldUsername(username)} and deleted_at is null and id <> 1`.execute(db);
  return rows[0];
}

export async function setStaff(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
  role: StaffRole,
): Promise<void> {
  await sql`insert into tournament_staff (gameid, tournament_id, user_id, role)
    values (${game}, ${id}::uuid, ${userId}, ${role})
    on conflict (gameid, tournament_id, user_id) do update set role = excluded.role`.execute(db);
}

export async function deleteStaff(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<void> {
  await sql`delete from tournament_staff
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
}

/** A moderator's write: out of public with a reason, or, without `removal`, back again. */
export async function setRemoval(
  db: Database,
  { game, id }: TournamentPlace,
  removal: { reason: string } | null,
): Promise<void> {
  await sql`select set_tournament_removal(${game}, ${id}::uuid, ${removal !== null},
    ${removal?.reason ?? null})`.execute(db);
}
