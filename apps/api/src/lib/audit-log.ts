import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';

export type AuditFacts = Record<string, string | number | boolean | null>;

export type AuditEntry = {
  actorId: UserId;
  action: string;
  game: string | null;
  subject: string;
  /** Must not contain secrets or data of other people. */
  details: AuditFacts;
  requestId: string;
};

/** Writes an audit entry in the transaction of the write. */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await insertEntry(db, entry, entry.details);
}

export type AdminAct = Omit<AuditEntry, 'details'> & { before: AuditFacts; after: AuditFacts };

/**
 * Writes the audit entry of a staff action with its before and after state. Each administrative
 * write has exactly one.
 */
export async function writeAdminAct(db: Database, act: AdminAct): Promise<void> {
  await insertEntry(db, act, { before: act.before, after: act.after });
}

async function insertEntry(
  db: Database,
  entry: Omit<AuditEntry, 'details'>,
  details: object,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      gameid: entry.game,
      subject: entry.subject,
      details: JSON.stringify(details),
      request_id: entry.requestId,
    })
    .execute();
}

/** Writes an audit entry for a member's change of the own account. */
export async function writeOwnAudit(
  db: Database,
  userId: UserId,
  action: string,
  details: AuditFacts,
  requestId: string,
): Promise<void> {
  const subject = `user:${userId}`;
  await writeAudit(db, {
    actorId: userId,
    action,
    game: null,
    subject,
    details,
    requestId,
  });
}
