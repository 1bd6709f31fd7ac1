import { CANNED_ANSWERS_MAX, type CannedAnswerBody } from '@deckframe/contract/staff/report-queue';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { tablePart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { deleteAnswer, storeAnswer } from './answer-queries.ts';
import { dropClaim, isOpen, listClaims, takeClaim } from './queries.ts';

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

/** "I am on it": for as long as a claim lasts, nobody else can say so. */
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
