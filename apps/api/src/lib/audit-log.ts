import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { lockNames } from './lock-names.ts';

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

/** The same read by the same staff member counts once in this time. */
const READ_MINUTES = 10;

/** Records that staff read personal data. The record holds ids and no personal data. */
export async function writeStaffRead(
  db: Database,
  { actorId, action, game, subject, requestId }: Omit<AuditEntry, 'details'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Several reads at once see the record of the first.
    await lockNames(trx, [`${action}:${actorId}:${subject}`]);
    await sql`insert into audit_log (actor_id, action, gameid, subject, details, request_id)
      select ${actorId}, ${action}, ${game}, ${subject}, '{}', ${requestId}
      where not exists (select from audit_log
        where actor_id = ${actorId} and subject = ${subject} and action = ${action}
          and action like 'read.%' and gameid is not distinct from ${game}
          and created_at > app_now() - make_interval(mins => ${READ_MINUTES}::integer)
      )`.execute(trx);
  });
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
