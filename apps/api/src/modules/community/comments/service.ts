import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { COMMENT_PAGE } from '@deckframe/contract/community/community';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { commentAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import { isReferenceMissing } from '../../../lib/database-faults.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import { toModerationState, toRemovalFacts } from '../../../lib/moderation-state.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { requireCan } from '../../../lib/require-can.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { assertComment } from '../../comments/assert-comment.ts';
import { awardExp } from '../../exp/service.ts';
import {
  contentOf,
  takeBackComment,
  tellAuthor,
  tellOfComment,
} from '../../comments/tell-of-comment.ts';
import {
  deleteComment,
  findComment,
  findCommentForUpdate,
  insertComment,
  isLocked,
  listComments,
  readCommentsOf,
  setCommentRemoval,
  setLock,
  updateComment,
  type CommentContent,
  type CommentRow,
} from './queries.ts';

export type { CommentContent } from './queries.ts';
export { findComment } from './queries.ts';

type CommentWrite = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

const GONE = {
  card: 'CARD_NOT_FOUND',
  'custom-series': 'CUSTOM_SERIES_NOT_FOUND',
  deck: 'DECK_NOT_FOUND',
} as const;

export const COMMENT_LIMIT: DatabaseLimit = { name: 'comment', max: 10, windowSeconds: 60 };

export async function getComments(
  db: Database,
  content: CommentContent,
  user: SessionUser | null,
  before?: string,
) {
  const reader = { id: user?.id ?? null, seesAll: can(user, 'comment.see-hidden', {}) };
  // The list runs from the newest on: what is before a comment in time stands behind it.
  const page = readPage({ after: before }, COMMENT_PAGE, String);
  const found = await listComments(db, content, reader, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { comments: rows.map(toComment), older, locked: await isLocked(db, content) };
}

/** `ownerId` is the owner of the deck or series that is commented on; cards have none. */
export async function addComment(
  { db, user, tell }: Pick<OpenWrite, 'db' | 'tell' | 'user'>,
  content: CommentContent & { ownerId: UserId | null; name: string },
  text: string,
) {
  const { ownerId } = content;
  await assertOpen(db, user, content);
  if (ownerId !== null && (await isBlockedBetween(db, user.id, ownerId))) {
    throw new AppError('CONTACT_BLOCKED');
  }
  await assertComment({ db, user }, text, true);
  const id = await insertComment(db, content, user.id, text).catch((error: unknown) => {
    // It went in the same moment.
    throw isReferenceMissing(error) ? new AppError(GONE[content.contentType]) : error;
  });
  const comment = await getComment(db, id);
  await tellOfComment({ db, tell }, { ...content, id, actorId: user.id });
  return { comment, exp: await awardExp(db, user.id, [commentAward(id)]) };
}

export async function editComment(db: Database, user: SessionUser, id: string, text: string) {
  const stored = await findCommentForUpdate(db, id);
  if (stored === undefined) throw new AppError('COMMENT_NOT_FOUND');
  if (!can(user, 'comment.edit', ownedBy(stored))) throw new AppError('FORBIDDEN');
  await assertOpen(db, user, contentOf(stored));
  await assertComment({ db, user }, text, false);
  await updateComment(db, id, text);
  return getComment(db, id);
}

/**
 * Its author deletes it for good; a moderator takes it out of public, as an act of office that can be
 * taken back. What it paid stays paid.
 */
export async function removeComment(
  { db, user, requestId, tell }: CommentWrite,
  id: string,
): Promise<void> {
  const stored = await findCommentForUpdate(db, id);
  if (stored === undefined) throw new AppError('COMMENT_NOT_FOUND');
  requireCan(user, 'comment.delete', ownedBy(stored), 'FORBIDDEN');
  if (can(user, 'comment.edit', ownedBy(stored))) {
    await deleteComment(db, id);
    await takeBackComment({ db, tell }, stored);
    return;
  }
  if (stored.moderated_at !== null) throw new AppError('COMMENT_NOT_FOUND');
  await setCommentRemoval(db, id, { reason: null });
  await takeBackComment({ db, tell }, stored);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'comment.remove',
    game: stored.gameid,
    subject: `comment/${id}`,
    before: toRemovalFacts(undefined),
    after: toRemovalFacts(null),
    requestId,
  });
  await tellAuthor({ db, tell }, stored, 'hidden', null);
}

/** By a decision of elsewhere, which is recorded there: hidden with a reason, or shown again. */
export async function decideComment(
  { db, tell }: Pick<OpenWrite, 'db' | 'tell'>,
  id: string,
  removal: { reason: string | null } | null,
): Promise<void> {
  const stored = removal === null ? undefined : await findCommentForUpdate(db, id);
  await setCommentRemoval(db, id, removal);
  if (stored !== undefined) await takeBackComment({ db, tell }, stored);
}

/** Out of public with a reason, or, without `removal`, back again; its author still sees it. */
export async function moderateComment(
  { db, user, requestId, tell }: CommentWrite,
  id: string,
  removal: { reason: string } | null,
) {
  const stored = await findCommentForUpdate(db, id);
  if (stored === undefined) throw new AppError('COMMENT_NOT_FOUND');
  const wasRemoved = stored.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setCommentRemoval(db, id, removal);
  if (removal !== null) await takeBackComment({ db, tell }, stored);
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? 'comment.restore' : 'comment.hide',
    game: stored.gameid,
    subject: `comment/${id}`,
    before: toRemovalFacts(wasRemoved ? stored.moderation_reason : undefined),
    after: toRemovalFacts(removal?.reason),
    requestId,
  });
  const what = removal === null ? 'restored' : 'hidden';
  await tellAuthor({ db, tell }, stored, what, removal?.reason ?? null);
  return getComment(db, id);
}

export async function lockComments(
  { db, user, requestId }: CommentWrite,
  content: CommentContent,
  locked: boolean,
) {
  const before = { locked: await isLocked(db, content) };
  await setLock(db, content, locked ? user.id : null);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'comments.lock',
    game: content.game,
    subject: `${content.contentType}/${content.contentId}`,
    before,
    after: { locked },
    requestId,
  });
  return { locked };
}

/** A closed thread stays as it is: neither added to nor rewritten. Taking back is always allowed. */
async function assertOpen(db: Database, user: SessionUser, content: CommentContent): Promise<void> {
  if ((await isLocked(db, content)) && !can(user, 'comment.write-always', {})) {
    throw new AppError('COMMENTS_LOCKED');
  }
}

function ownedBy(row: { user_id: UserId }): { ownerId: UserId } {
  return { ownerId: row.user_id };
}

async function getComment(db: Database, id: string) {
  const row = await findComment(db, id);
  if (row === undefined) throw new AppError('COMMENT_NOT_FOUND');
  return toComment(row);
}

function toComment(row: CommentRow) {
  const isEdited = row.updated_at.getTime() > row.created_at.getTime();
  return {
    id: row.id,
    author: toMemberCard(row),
    authorTitle: row.selectedtitle,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    editedAt: isEdited ? row.updated_at.toISOString() : null,
    moderation: toModerationState(row),
  };
}

/** Comments stay, under "Deleted user". */
export const commentsPart: AccountPart = {
  name: 'comments',
  covers: { 'comments.user_id': ['export', 'anonymise'] },
  read: readCommentsOf,
  erase: async () => undefined,
};
