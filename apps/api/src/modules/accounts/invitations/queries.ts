import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import { sql } from 'kysely';

export type InvitedPlace = { type: 'custom-series' | 'tournament'; game: string; id: string };

export type InvitationRow = {
  user_id: UserId;
  username: string;
  avatar: string | null;
  /** Null for a series. */
  role: StaffRole | null;
  invited_by: UserId;
  inviter: string;
};

/** Days after which an open invitation has expired. */
const DAYS = 30;

const atPlace = ({ type, game, id }: InvitedPlace) => sql`
  invitations.gameid = ${game} and invitations.place_type = ${type}
  and invitations.place_id = ${id}`;

const isFresh = sql`invitations.created_at > app_now() - make_interval(days => ${sql.lit(DAYS)})`;

/** Excludes expired invitations and those between members of whom one has blocked the other. */
export async function listInvitations(db: Database, place: InvitedPlace): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select invitations.user_id, invited.username, invited.avatar, invitations.role,
      invitations.invited_by, inviting.username as inviter
    from invitations
    join users as invited on invited.id = invitations.user_id and invited.deleted_at is null
    join users as inviting on inviting.id = invitations.invited_by and inviting.deleted_at is null
    where ${atPlace(place)} and ${isFresh} and not exists (
      select from user_blocks as blocks
      where (blocks.user_id, blocks.blocked_id) in (
        (invitations.user_id, invitations.invited_by),
        (invitations.invited_by, invitations.user_id)))
    order by invitations.created_at, invitations.user_id`.execute(db);
  return rows;
}

/** Replaces the member's earlier invitation to the same place, and deletes expired ones. */
export async function upsertInvitation(
  db: Database,
  place: InvitedPlace,
  { userId, by, role }: { userId: UserId; by: UserId; role: StaffRole | null },
): Promise<void> {
  await sql`delete from invitations where ${atPlace(place)} and not ${isFresh}`.execute(db);
  await sql`insert into invitations (gameid, place_type, place_id, user_id, invited_by, role)
    values (${place.game}, ${place.type}, ${place.id}, ${userId}, ${by}, ${role})
    on conflict (gameid, place_type, place_id, user_id) do update
      set invited_by = excluded.invited_by, role = excluded.role,
        created_at = excluded.created_at`.execute(db);
}

export async function deleteInvitation(
  db: Database,
  place: InvitedPlace,
  userId: UserId,
): Promise<void> {
  await sql`delete from invitations
    where ${atPlace(place)} and user_id = ${userId}`.execute(db);
}

/** Returns the members whose invitation by this member was deleted. */
export async function deleteInvitationsBy(
  db: Database,
  place: InvitedPlace,
  invitedBy: UserId,
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`delete from invitations
    where ${atPlace(place)} and invited_by = ${invitedBy} returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Invitations to a member, and those that the member sent without the name of the other. */
export async function listInvitationsOf(
  db: Database,
  userId: UserId,
  after: string,
  limit: number,
): Promise<{ entry: unknown; place: string }[]> {
  const { rows } = await sql<{ entry: unknown; place: string }>`
    select concat_ws(' ', gameid, place_type, place_id, user_id) as place, jsonb_build_object(
      'game', gameid, 'place', place_type, 'id', place_id, 'role', role,
      'is_mine', user_id = ${userId}, 'created_at', created_at) as entry
    from invitations where ${userId} in (user_id, invited_by)
      and concat_ws(' ', gameid, place_type, place_id, user_id) > ${after}
    order by place limit ${limit}`.execute(db);
  return rows;
}

export async function deleteInvitationsOf(db: Database, userId: UserId): Promise<void> {
  await sql`delete from invitations where ${userId} in (user_id, invited_by)`.execute(db);
}
