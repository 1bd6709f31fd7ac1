import type { Database } from '@deckframe/database/db';

export type AuditEntry = {
  actorId: number;
  action: string;
  game: string | null;
  subject: string;
  /** Never a secret and never the data of a third person. */
  details: Record<string, string | number | boolean | null>;
  requestId: string;
};

/** Call it in the transaction of the deed: there is no deed without its entry. */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      gameid: entry.game,
      subject: entry.subject,
      details: JSON.stringify(entry.details),
      request_id: entry.requestId,
    })
    .execute();
}

/** What a member did to the own account. */
export async function writeOwnAudit(
  db: Database,
  userId: string,
  action: string,
  details: AuditEntry['details'],
  requestId: string,
): Promise<void> {
  const subject = `user:${userId}`;
  await writeAudit(db, {
    actorId: Number(userId),
    action,
    game: null,
    subject,
    details,
    requestId,
  });
}
