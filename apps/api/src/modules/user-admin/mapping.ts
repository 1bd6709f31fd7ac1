import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { ModeratedUser } from './queries.ts';

export function toSuspension(user: ModeratedUser) {
  return {
    userId: printUserId(user.id),
    suspended: user.suspended,
    reason: user.suspended ? user.reason : null,
    until: user.suspended ? user.until : null,
  };
}
