import { AUDIT_PAGE } from '@deckframe/contract/staff/audit';
import { CANNED_ANSWERS_MAX, type CannedAnswerBody } from '@deckframe/contract/staff/report-queue';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  deleteAnswer,
  storeAnswer,
  listEntries,
  dropClaim,
  isOpen,
  listClaims,
  takeClaim,
  type AuditRow,
} from './queries.ts';

type Fact = AuditFacts[string];

function toEntry(row: AuditRow) {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    actor: row.actor,
    action: row.action,
    game: row.gameid,
    subject: row.subject,
    subjectName: row.subject_name,
    changes: toChanges(row.details),
  };
}

/** Staff entries have before and after, members' entries only after. */
function toChanges(details: Record<string, unknown>) {
  const isAct = 'before' in details && 'after' in details;
  const before = isAct ? toFacts(details['before']) : {};
  const after = isAct ? toFacts(details['after']) : toFacts(details);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isAct || change.before !== change.after);
}

function toFacts(value: unknown): AuditFacts {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toFact(one)]));
}

/** Old entries may contain lists. */
function toFact(value: unknown): Fact {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return isPlain ? (value as Fact) : JSON.stringify(value);
}

export type AuditQuestion = {
  of?: 'all' | 'office' | 'reads' | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  after?: string | undefined;
};

export async function getEntries(
  db: Database,
  { of = 'office', actor, subject, after }: AuditQuestion,
) {
  const rows = await listEntries(db, { of, actor, subject, after });
  const page = rows.slice(0, AUDIT_PAGE);
  return {
    entries: page.map(toEntry),
    next: rows.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

type QueueWrite = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

export async function getClaims(db: Database, readerId: UserId) {
  const rows = await listClaims(db);
  const claims = rows.map(({ item, user_id: userId, username: by, until }) => ({
    item,
    by,
    isOwn: userId === readerId,
    until: until.toISOString(),
  }));
  return { claims };
}

/** Claims an item unless a colleague has it. */
export async function claimItem(write: QueueWrite, item: string): Promise<void> {
  const { db, user } = write;
  if (!(await isOpen(db, item))) throw new AppError('REPORT_NOT_FOUND');
  if (!(await takeClaim(db, item, user.id))) {
    const [claim] = await listClaims(db, item);
    throw new AppError('REPORT_CLAIMED', { name: claim?.username ?? '' });
  }
  await tell(write, 'queue.claim', item, { claimed: false }, { claimed: true });
}

export async function releaseItem(write: QueueWrite, item: string): Promise<void> {
  const isGone = await dropClaim(write.db, item, write.user.id);
  if (!isGone) throw new AppError('REPORT_NOT_FOUND');
  await tell(write, 'queue.release', item, { claimed: true }, { claimed: false });
}

export async function addAnswer(write: QueueWrite, body: CannedAnswerBody) {
  const stored = await storeAnswer(write.db, body, CANNED_ANSWERS_MAX);
  if (stored === undefined) throw new AppError('INVALID_REQUEST');
  const { id, title, text } = stored;
  await tell(write, 'canned-answer.store', `canned-answer:${id}`, {}, { title, text });
  return stored;
}

export async function removeAnswer(write: QueueWrite, id: string): Promise<void> {
  const gone = await deleteAnswer(write.db, id);
  if (gone === undefined) throw new AppError('NOT_FOUND');
  const { title, text } = gone;
  await tell(write, 'canned-answer.delete', `canned-answer:${id}`, { title, text }, {});
}

async function tell(
  { db, user, requestId }: QueueWrite,
  action: string,
  subject: string,
  before: AuditFacts,
  after: AuditFacts,
): Promise<void> {
  await writeAdminAct(db, {
    actorId: user.id,
    action,
    game: null,
    subject,
    before,
    after,
    requestId,
  });
}

export const reportClaimsPart = tablePart('reportClaims', 'report_claims.user_id');
