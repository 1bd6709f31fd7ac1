import { can, type Action, type Resource } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { SessionUser, StaffSight } from './session-user.ts';

/** Like `can`, for reads of hidden things. */
export function canSee(
  user: SessionUser | null,
  action: Action,
  resource: Resource<UserId>,
  sight: StaffSight,
): boolean {
  if (user === null || !can(user, action, resource)) return false;
  noteSight(user, action, resource, sight);
  return true;
}

/**
 * Notes an allowed read if only staff rights allow it. `plugins/staff-reads.ts` records it in the
 * audit log before the answer is sent.
 */
export function noteSight(
  user: SessionUser,
  action: Action,
  resource: Resource<UserId>,
  sight: StaffSight,
): void {
  if (!can({ id: user.id, roles: [] }, action, resource)) user.sights.push(sight);
}
