import type { ModeratedUser } from './queries.ts';

export function toSuspension(user: ModeratedUser) {
  return {
    userId: String(user.id),
    suspended: user.suspended,
    reason: user.suspended ? user.reason : null,
    until: user.suspended ? user.until : null,
  };
}
