import type { ErrorCode } from '@deckframe/contract/error-codes';
import { can, type Action, type Resource } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from './app-error.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Throws `refusal` without permission, and a specific error if only the second factor is missing.
 */
export function requireCan(
  user: SessionUser,
  action: Action,
  resource: Resource<UserId>,
  refusal: ErrorCode,
): void {
  if (can(user, action, resource)) return;
  const onlyLacksFactor = can({ id: user.id, roles: user.heldRoles }, action, resource);
  throw new AppError(onlyLacksFactor ? 'SECOND_FACTOR_REQUIRED' : refusal);
}
