import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { AuditFacts } from './audit-log.ts';

/** The removal columns of moderated content. */
export type ModeratedRow = { moderated_at: Date | null; moderation_reason: string | null };

export type RemovableKind = 'comment' | 'content' | 'custom-series' | 'deck' | 'tournament';

/** Null shows the content again. */
export type Removal = { reason: string | null } | null;

export function toModerationState({ moderated_at: at, moderation_reason: reason }: ModeratedRow) {
  return at === null ? null : { at: at.toISOString(), reason };
}

/** Converts a removal to audit facts. */
export function toRemovalFacts(reason: string | null | undefined): AuditFacts {
  return reason === undefined ? { removed: false } : { removed: true, reason };
}

/** Only writes the columns; `moderate` of the notices also audits and notifies. */
export async function setRemoval(
  db: Database,
  kind: RemovableKind,
  { game, id }: { game: string; id: string },
  removal: Removal,
): Promise<void> {
  const reason = removal?.reason ?? null;
  await sql`select set_removal(${kind}, ${game}, ${id}, ${removal !== null}, ${reason})`.execute(
    db,
  );
}
