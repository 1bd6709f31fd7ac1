import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { tablePart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { toMemberCard } from '../../lib/member-card.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { notify } from '../notices/service.ts';
import {
  type Appealed,
  type AppealRow,
  closeAppeal,
  insertAppeal,
  listAppealsOf,
  listOpenAppeals,
} from './queries.ts';
import { findRemoved, restoreRemoved } from './removed-things.ts';

export const APPEAL_LIMIT: DatabaseLimit = { name: 'appeal', max: 10, windowSeconds: 3600 };
const PAGE = 25;
const OWN = 50;

/** Only by whoever made it, while it is out of public, and once. */
export async function appealRemoval(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  wanted: Appealed,
  text: string,
): Promise<void> {
  const contentId = await findRemoved(db, user, wanted);
  const id = await insertAppeal(db, user.id, { ...wanted, contentId }, text);
  if (id === undefined) throw new AppError('ALREADY_APPEALED');
}

export async function getOwnAppeals(db: Database, user: SessionUser) {
  return { appeals: (await listAppealsOf(db, user.id, OWN)).map(toAppeal) };
}

export async function getOpenAppeals(db: Database, after: string | undefined) {
  const page = readPage({ after }, PAGE, String);
  const found = await listOpenAppeals(db, page.from ?? '0', rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  return {
    appeals: rows.map((row) => ({
      ...toAppeal(row),
      reason: row.reason,
      author: toMemberCard(row),
    })),
    next: older,
  };
}

/** One act of office: lifting brings the thing back as its owner left it. */
export async function decideAppeal(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  appealId: string,
  { outcome, answer = null }: { outcome: 'lifted' | 'upheld'; answer?: string | null | undefined },
): Promise<void> {
  const closed = await closeAppeal(db, appealId, { userId: user.id, outcome, answer });
  if (closed === undefined) throw new AppError('APPEAL_NOT_FOUND');
  const { authorId, contentType, contentId, game, label } = closed;
  if (outcome === 'lifted') await restoreRemoved({ db, tell }, closed);
  await writeAdminAct(db, {
    actorId: user.id,
    action: `appeal.${outcome}`,
    game,
    subject: `${contentType}/${contentId}`,
    before: { removed: true, appeal: 'open' },
    after: { removed: outcome === 'upheld', appeal: outcome, answer },
    requestId,
  });
  await notify({ db, tell }, [authorId], {
    kind: 'moderation',
    place:
      contentType === 'content'
        ? { type: 'profile', game, id: printUserId(authorId) }
        : { type: contentType, game, id: contentId },
    label,
    detail: outcome,
    message: answer,
  });
}

function toAppeal(row: AppealRow) {
  return {
    id: row.id,
    contentType: row.content_type,
    contentId: row.content_id,
    game: row.gameid,
    snapshot: row.snapshot ?? '',
    removedAt: row.removed_at.toISOString(),
    text: row.text,
    createdAt: row.created_at.toISOString(),
    state: row.outcome ?? (row.stands ? ('open' as const) : ('lifted' as const)),
    decidedAt: row.decided_at?.toISOString() ?? null,
    answer: row.answer,
  };
}

export const appealsPart = tablePart('appeals', 'appeals.user_id', ['decided_by']);
