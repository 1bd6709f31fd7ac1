import { createHash } from 'node:crypto';
import { COMMENT_PAGE } from '@deckframe/contract/community/community';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { hasLink } from '@deckframe/domain/community/writing/find-links';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { commentAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import { isReferenceMissing } from '../../../lib/database-faults.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../../lib/database-limit.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  setRemoval,
  toModerationState,
  type ModeratedRow,
  type Removal,
} from '../../../lib/moderation-state.ts';
import { requireCan } from '../../../lib/require-can.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import { findPublishedCard } from '../../cards/catalogue/service.ts';
import { getReadableSeries } from '../../creators/series/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { awardExp } from '../../rewards/exp/service.ts';
import { moderate } from '../../rewards/notices/moderation-service.ts';
import { notify, withdrawComment, type Teller } from '../../rewards/notices/service.ts';
import { assertWords, findNewMemberRules, getRules } from '../../site/writing-rules/service.ts';
import {
  hasSavedDeck,
  listLastAuthors,
  deleteComment,
  findComment,
  findCommentForUpdate,
  insertComment,
  isLocked,
  listComments,
  readCommentsOf,
  setLock,
  updateComment,
  type CommentContent,
  type CommentRow,
} from './queries.ts';

export type { CommentContent } from './queries.ts';
export { findComment } from './queries.ts';

const DAY_SECONDS = 86_400;

/** Shorter texts, such as thanks, are often the same. */
const REPEATED_LENGTH = 20;
const SAME_COMMENT: DatabaseLimit = {
  name: 'same-comment',
  max: 3,
  windowSeconds: DAY_SECONDS,
  refusal: 'COMMENT_REPEATED',
};

/** Counts equal comments of a member. Case, spaces and punctuation make no difference. */
async function assertNotRepeated(db: Database, userId: UserId, text: string): Promise<void> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (words.length < REPEATED_LENGTH) return;
  const hash = createHash('sha256').update(words).digest('base64url');
  await spendDatabaseLimit(db, SAME_COMMENT, `${userId}:${hash}`);
}

/** Checks writing rules and limits of new members. */
async function assertComment(
  write: Pick<OpenWrite, 'db' | 'user'>,
  text: string,
  isAdded: boolean,
): Promise<void> {
  const { db, user } = write;
  if (can(user, 'comment.write-always', {})) return;
  await assertWords(write, [text]);
  await assertNotRepeated(db, user.id, text);
  const asNew = await findNewMemberRules(write);
  if (hasLink(text)) {
    if (asNew?.mayLink === false) throw new AppError('NEW_MEMBER_LINKS');
    const { newMember } = await getRules(db);
    // New accounts without a saved deck cannot post links.
    if (newMember.linksNeedDeck && !(await hasSavedDeck(db, user.id))) {
      throw new AppError('LINKS_NEED_DECK');
    }
  }
  if (asNew === null || !isAdded) return;
  const max = asNew.commentsPerDay;
  const limit = { name: 'new-member-comments', max, windowSeconds: DAY_SECONDS };
  await spendDatabaseLimit(db, { ...limit, refusal: 'NEW_MEMBER_COMMENTS' }, user.id);
}

/** A card has no owner. */
export type FoundContent = CommentContent & { ownerId: UserId | null; name: string };

/** Finds visible content; all printings share comments. */
export async function findContent(
  db: Database,
  { game, contentType, contentId }: CommentContent,
  findUser: () => Promise<SessionUser | null>,
): Promise<FoundContent> {
  if (contentType === 'deck') {
    const deck = await getReadableDeck(db, game, contentId, findUser);
    const { id, user_id: ownerId, decklist_name: name } = deck;
    return { game, contentType, contentId: id, ownerId, name };
  }
  if (contentType === 'custom-series') {
    const place = { game, seriesId: contentId };
    const { id, owner_id: ownerId, name } = await getReadableSeries(db, place, await findUser());
    return { game, contentType, contentId: id, ownerId, name };
  }
  const card = await findPublishedCard(db, game, contentId);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return { game, contentType, contentId: card.originalid, ownerId: null, name: card.name };
}

type Said = CommentContent & { id: string; actorId: UserId };

/** Limit of earlier authors who are notified. */
const AUTHORS_TOLD = 10;

/** Notifies the owner, and recent authors of later comments. */
async function tellOfComment(
  teller: Teller,
  said: Said & { ownerId: UserId | null; name: string },
): Promise<void> {
  const { actorId, id, name, ownerId } = said;
  const act = { place: placeOf(said), actorId, label: name, detail: id };
  const authors = await listLastAuthors(teller.db, said, AUTHORS_TOLD, [ownerId, actorId]);
  await notify(teller, ownerId === null ? [] : [ownerId], { ...act, kind: 'comment' });
  await notify(teller, authors, { ...act, kind: 'reply' });
}

/** Removes a deleted or hidden comment from unread notices. */
async function takeBackComment(teller: Teller, stored: StoredComment): Promise<void> {
  const { id, user_id: authorId } = stored;
  const place = placeOf(contentOf(stored));
  await withdrawComment(teller, { id: String(id), authorId, place });
}

function contentOf(row: StoredContent): CommentContent {
  const { gameid: game, content_type: type, content_id: contentId } = row;
  const contentType = type === 'deck' || type === 'custom-series' ? type : 'card';
  return { game, contentType, contentId };
}

type StoredContent = { gameid: string; content_type: string; content_id: string };
type StoredComment = StoredContent & { id: number; user_id: UserId; text: string };

const placeOf = ({ contentId, contentType, game }: CommentContent) =>
  ({ type: contentType, game, id: contentId }) as const;

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
  // Comments are listed newest first, so older ones come after the position `before`.
  const page = readPage({ after: before }, COMMENT_PAGE, String);
  const found = await listComments(db, content, reader, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { comments: rows.map(toComment), older, locked: await isLocked(db, content) };
}

/** `ownerId` is the deck's or series' owner; null for cards. */
export async function addComment(
  { db, user, tell }: Pick<OpenWrite, 'db' | 'tell' | 'user'>,
  content: CommentContent & { ownerId: UserId | null; name: string },
  text: string,
) {
  const { ownerId } = content;
  await assertOpen(db, user, content);
  await assertUnblocked(db, user, ownerId);
  await assertComment({ db, user }, text, true);
  const id = await insertComment(db, content, user.id, text).catch((error: unknown) => {
    // The content was deleted concurrently.
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
  const content = contentOf(stored);
  await assertOpen(db, user, content);
  await assertReachable(db, user, content);
  await assertComment({ db, user }, text, false);
  await updateComment(db, id, text);
  return getComment(db, id);
}

/** Deletes a comment for its author, or hides it as a staff action. */
export async function removeComment(write: CommentWrite, id: string): Promise<void> {
  const { db, user } = write;
  const stored = await findCommentForUpdate(db, id);
  if (stored === undefined) throw new AppError('COMMENT_NOT_FOUND');
  requireCan(user, 'comment.delete', ownedBy(stored), 'FORBIDDEN');
  if (can(user, 'comment.edit', ownedBy(stored))) {
    await deleteComment(db, id);
    await takeBackComment(write, stored);
    return;
  }
  if (stored.moderated_at !== null) throw new AppError('COMMENT_NOT_FOUND');
  await moderateStored(write, stored, { reason: null }, 'comment.remove');
}

/** Applies a decision that is audited elsewhere. */
export async function decideComment(
  { db, tell }: Teller,
  place: { game: string; id: string },
  removal: Removal,
): Promise<void> {
  const stored = removal === null ? undefined : await findCommentForUpdate(db, place.id);
  await setRemoval(db, 'comment', place, removal);
  if (stored !== undefined) await takeBackComment({ db, tell }, stored);
}

/** Removes a comment with a reason or restores it. Its author still sees it. */
export async function moderateComment(write: CommentWrite, id: string, removal: Removal) {
  const { db } = write;
  const stored = await findCommentForUpdate(db, id);
  if (stored === undefined) throw new AppError('COMMENT_NOT_FOUND');
  await moderateStored(write, stored, removal, 'comment.hide');
  return getComment(db, id);
}

async function moderateStored(
  write: CommentWrite,
  stored: StoredComment & ModeratedRow,
  removal: Removal,
  hide: string,
): Promise<void> {
  const { gameid: game, text, user_id: ownerId } = stored;
  const id = String(stored.id);
  await moderate(
    write,
    {
      kind: 'comment',
      game,
      id,
      row: stored,
      ownerId,
      label: text,
      place: { type: 'comment', game, id },
      actions: { hide, restore: 'comment.restore' },
      subject: `comment/${id}`,
    },
    removal,
  );
  if (removal !== null) await takeBackComment(write, stored);
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

/** Closed comments cannot be added or edited, but deleted. */
async function assertOpen(db: Database, user: SessionUser, content: CommentContent): Promise<void> {
  if ((await isLocked(db, content)) && !can(user, 'comment.write-always', {})) {
    throw new AppError('COMMENTS_LOCKED');
  }
}

/** Throws if the member cannot read the content or is blocked. */
async function assertReachable(
  db: Database,
  user: SessionUser,
  content: CommentContent,
): Promise<void> {
  if (content.contentType === 'card') return;
  const { contentType, contentId } = content;
  const shownId = contentType === 'deck' ? encodeDeckId(contentId) : contentId;
  const place = { ...content, contentId: shownId };
  const { ownerId } = await findContent(db, place, async () => user);
  await assertUnblocked(db, user, ownerId);
}

async function assertUnblocked(
  db: Database,
  user: SessionUser,
  ownerId: UserId | null,
): Promise<void> {
  if (ownerId !== null && (await isBlockedBetween(db, user.id, ownerId))) {
    throw new AppError('CONTACT_BLOCKED');
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

/** Comments stay under "Deleted user". */
export const commentsPart: AccountPart = {
  name: 'comments',
  covers: { 'comments.user_id': ['export', 'anonymise'] },
  read: readCommentsOf,
  erase: async () => undefined,
};
