import type { AuditFacts } from './audit-log.ts';

/** The columns of everything that moderators can take out of public. */
export type ModeratedRow = { moderated_at: Date | null; moderation_reason: string | null };

export function toModerationState({ moderated_at: at, moderation_reason: reason }: ModeratedRow) {
  return at === null ? null : { at: at.toISOString(), reason };
}

/** The same for the record of the site. */
export function toRemovalFacts(reason: string | null | undefined): AuditFacts {
  return reason === undefined ? { removed: false } : { removed: true, reason };
}
