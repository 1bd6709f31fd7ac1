import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import { type AccountPart, readInPages } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { notify, takeBack } from '../../rewards/notices/service.ts';
import { isBlockedBetween } from '../members/service.ts';
import {
  deleteInvitation,
  deleteInvitationsBy,
  deleteInvitationsOf,
  type InvitationRow,
  type InvitedPlace,
  listInvitations,
  listInvitationsOf,
  upsertInvitation,
} from './queries.ts';

export { listInvitations, type InvitationRow, type InvitedPlace } from './queries.ts';

export const INVITATION_LIMIT: DatabaseLimit = {
  name: 'invitation',
  max: 60,
  windowSeconds: 3600,
};

type Write = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

/**
 * Invites a member to help at a place and notifies them. Repeating an open invitation changes and
 * sends nothing. The caller has locked the place and counted its invitations.
 */
export async function invite(
  write: Write,
  place: InvitedPlace,
  { userId, role, label }: { userId: UserId; role: StaffRole | null; label: string },
): Promise<void> {
  const { db, user } = write;
  if (await isBlockedBetween(db, user.id, userId)) throw new AppError('CONTACT_BLOCKED');
  const open = await findInvitation(db, place, userId);
  if (open !== undefined && open.role === role) return;
  await upsertInvitation(db, place, { userId, by: user.id, role });
  await notify(write, [userId], {
    kind: 'invitation',
    place,
    actorId: user.id,
    label,
    detail: place.type,
  });
}

export async function findInvitation(
  db: Database,
  place: InvitedPlace,
  userId: UserId,
): Promise<InvitationRow | undefined> {
  return (await listInvitations(db, place)).find((row) => row.user_id === userId);
}

/**
 * Ends the writer's own invitation, because it is accepted. Returns undefined if it was withdrawn
 * or has expired. The caller has locked the place.
 */
export async function takeInvitation(
  write: Write,
  place: InvitedPlace,
): Promise<InvitationRow | undefined> {
  const found = await findInvitation(write.db, place, write.user.id);
  await endInvitation(write, place, write.user.id);
  return found;
}

/** Deletes an invitation that is declined or withdrawn, with its notice. */
export async function endInvitation(
  write: Pick<Write, 'db' | 'tell'>,
  place: InvitedPlace,
  userId: UserId,
): Promise<void> {
  await deleteInvitation(write.db, place, userId);
  await takeBack(write, [userId], { kind: 'invitation', place });
}

/** Withdraws the open invitations of somebody who may no longer invite. */
export async function endInvitationsBy(
  write: Pick<Write, 'db' | 'tell'>,
  place: InvitedPlace,
  userId: UserId,
): Promise<void> {
  const invited = await deleteInvitationsBy(write.db, place, userId);
  await takeBack(write, invited, { kind: 'invitation', place });
}

export const invitationsPart: AccountPart = {
  name: 'invitations',
  covers: {
    'invitations.user_id': ['export', 'erase'],
    'invitations.invited_by': ['export', 'erase'],
  },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, (after: string | undefined) =>
      listInvitationsOf(db, userId, after ?? '', pageSize),
    ),
  erase: deleteInvitationsOf,
};
