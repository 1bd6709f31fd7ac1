import type { AuditFacts } from './audit-log.ts';

/** The removal columns of moderated content. */
export type ModeratedRow = { moderated_at: Date | null; moderation_reason: string | null };

export function toModerationState({ moderated_at: at, moderation_reason: reason }: ModeratedRow) {
  return at === null ? null : { at: at.toISOString(), reason };
}

/** Converts a removal to audit facts. */
export function toRemovalFacts(reason: string | null | undefined): AuditFacts {
  return reason === undefined ? { removed: false } : { removed: true, reason };
}
