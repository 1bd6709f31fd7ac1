import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import {
  findUsernameFault,
  skeletonOf,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@deckframe/domain/accounts/access/usernames';
import { AppError } from '../../lib/app-error.ts';
import { writeOwnAudit } from '../../lib/audit-log.ts';
import { lockNames } from '../../lib/lock-names.ts';
import {
  isUsernameTaken,
  updateUsername,
  upsertUsernameLook,
} from '../accounts/members/queries.ts';

/** In the caller's transaction. Throws the codes of `findUsernameFault`, or `USERNAME_TAKEN`. */
export async function changeUsername(
  db: Database,
  change: { userId: UserId; username: string; requestId: string },
): Promise<void> {
  const username = change.username.normalize('NFKC').trim();
  const id = change.userId;
  refuseBadUsername(username);
  await lockNames(db, [`name:${skeletonOf(username)}`]);
  await refuseTakenUsername(db, username, id);
  await updateUsername(db, id, username);
  await upsertUsernameLook(db, id, username);
  await writeOwnAudit(db, change.userId, 'username.change', {}, change.requestId);
}

/** Throws the domain's code where a name is none. */
export function refuseBadUsername(username: string): void {
  const fault = findUsernameFault(username);
  if (fault !== null) throw new AppError(fault, { min: USERNAME_MIN, max: USERNAME_MAX });
}

export async function refuseTakenUsername(
  db: Database,
  username: string,
  userId: UserId | null,
): Promise<void> {
  if (await isUsernameTaken(db, username, userId)) throw new AppError('USERNAME_TAKEN');
}

/** Each of these is one write on the member's row, in the caller's transaction. */
export {
  anonymiseMember,
  endMigration,
  findSyncToken,
  isUsernameTaken,
  markMemberDeleted,
  noteMailRequest,
  noteVisit,
  type ProfileColumns,
  markEmailVerified,
  updateEmail,
  updateProfile,
  updateRoles,
  updateSuspension,
  upsertUsernameLook,
} from '../accounts/members/queries.ts';
export { createDemoMember } from '../accounts/members/demo-member.ts';
