import {
  CONTENTS_MAX,
  CONTENTS_PAGE,
  type ContentWrite,
  type ContentAnswer,
  type ContentSummary,
} from '@deckframe/contract/creators/contents';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  contentStateOf,
  excerptOf,
  readingMinutes,
  type ContentType,
} from '@deckframe/domain/creators/contents/content';
import { listMentions } from '@deckframe/domain/creators/contents/mentions';
import { parseWebLink } from '@deckframe/domain/creators/contents/web-link';
import { seriesOfCustomCard } from '@deckframe/domain/cards/catalogue/card-number';
import { encodeDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import { type AccountPart, tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { canSee } from '../../../lib/can-see.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import {
  isMoment,
  isUuid,
  cursorOf,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { toModerationState, type Removal } from '../../../lib/moderation-state.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { findPublishedCard } from '../../cards/catalogue/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { moderate } from '../../rewards/notices/moderation-service.ts';
import { isOwnContentImage } from '../../site/uploads/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import {
  readNow,
  findContent,
  lockContent,
  countContents,
  listContents,
  listOwnContents,
  listShownDecks,
  deleteContent,
  insertContent,
  replaceCards,
  updateContent,
  type ContentRow,
  type ContentValues,
  hideContentsOf,
  type LinkedDeckRow,
  type ContentPlace,
  type ContentFilter,
} from './queries.ts';

export { findContent } from './queries.ts';

/** Validates a content against its stored state. */
async function checkContent(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  sent: ContentWrite,
  before: ContentRow | null,
): Promise<ContentValues> {
  const { name, type, body, thumbnail } = sent;
  const link = sent.link === null ? null : parseWebLink(sent.link);
  if (link === undefined) throw new AppError('CONTENT_LINK_REFUSED');
  await assertWords({ db, user }, [name, link ?? '', body ?? '']);
  const isNewImage = thumbnail !== null && thumbnail !== before?.thumbnail;
  if (isNewImage && !(await isOwnContentImage(db, user.id, thumbnail))) {
    throw new AppError('UPLOAD_NOT_YOURS');
  }
  const deck =
    sent.linkedDeckId === null
      ? null
      : await getReadableDeck(db, game, sent.linkedDeckId, async () => user);
  const publishAt = chooseMoment(sent, before?.publish_at ?? null, await readNow(db));
  return { name, type, link, body, thumbnail, linkedDeckId: deck?.id ?? null, publishAt };
}

/** Published contents keep their date. */
function chooseMoment(
  { state, publishAt }: Pick<ContentWrite, 'publishAt' | 'state'>,
  before: Date | null,
  now: Date,
): Date | null {
  if (state === 'draft') return null;
  if (state === 'scheduled') {
    const moment = new Date(publishAt ?? 0);
    if (moment.getTime() <= now.getTime()) throw new AppError('CONTENT_TIME_PAST');
    return moment;
  }
  const was = contentStateOf(before?.getTime() ?? null, now.getTime());
  return was === 'published' ? before : now;
}

/** `isOwn` includes links to hidden decks. */
function toContentSummary(row: ContentRow, isOwn: boolean): ContentSummary {
  const deckId = isOwn ? row.linked_deck_id : (row.deck?.id ?? null);
  return {
    id: row.id,
    game: row.gameid,
    name: row.name,
    type: row.type,
    link: row.link,
    userId: printUserId(row.user_id),
    author: toMemberCard(row),
    thumbnail: row.thumbnail,
    linkedDeckId: deckId === null ? null : encodeDeckId(deckId),
    linkedDeck: row.deck && toLinkedDeck(row.deck),
    state: contentStateOf(row.publish_at?.getTime() ?? null, row.now.getTime()),
    publishAt: row.publish_at?.toISOString() ?? null,
    excerpt: toExcerpt(row),
    readingMinutes: row.reading_minutes ?? (row.body === null ? null : readingMinutes(row.body)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    moderation: toModerationState(row),
  };
}

/** Returns the stored excerpt, or computes it for old articles. */
export const toExcerpt = ({ excerpt, body }: Pick<ContentRow, 'body' | 'excerpt'>): string =>
  excerpt ?? (body === null ? '' : excerptOf(body));

function toContent(
  row: ContentRow,
  isOwn: boolean,
  mentioned: readonly LinkedDeckRow[],
): ContentAnswer {
  return {
    ...toContentSummary(row, isOwn),
    body: row.body,
    mentionedDecks: mentioned.map(toLinkedDeck),
  };
}

function toLinkedDeck({ id, name, card_count: cardCount, favorite, opening }: LinkedDeckRow) {
  const numbers = [favorite, ...parseCanonicalLines(opening).lines.map(({ cardno }) => cardno)];
  // The drawing catalogue has no fan-made cards.
  const coverCard = numbers.find((one) => one !== '' && seriesOfCustomCard(one) === undefined);
  const deckId = encodeDeckId(id);
  return { id: deckId, name, cardCount, favoriteCard: favorite, coverCard: coverCard ?? '' };
}

/** Removes a content with a reason or restores it. Its author still sees it. */
export async function moderateContent(
  write: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  { game, id }: { game: string; id: string },
  removal: Removal,
) {
  const { db } = write;
  await lockContent(db, game, id);
  const row = await findContent(db, game, id);
  if (row === undefined) throw new AppError('CONTENT_NOT_FOUND');
  await moderate(
    write,
    {
      kind: 'content',
      game,
      id,
      row,
      ownerId: row.user_id,
      label: row.name,
      place: { type: 'profile', game, id: printUserId(row.user_id) },
      actions: { hide: 'content.hide', restore: 'content.restore' },
      subject: `content/${id}`,
    },
    removal,
  );
  const moderated = await findContent(db, game, id);
  if (moderated === undefined) throw new AppError('CONTENT_NOT_FOUND');
  return toContentSummary(moderated, false);
}

export type AskedContents = {
  author?: UserId | undefined;
  deck?: string | undefined;
  card?: string | undefined;
  type?: ContentType | undefined;
};

/** Null if the filtered deck or card does not exist. */
export async function findFilter(
  db: Database,
  game: string,
  { author, deck, card, type }: AskedContents,
): Promise<ContentFilter | null> {
  const deckId = deck === undefined ? undefined : decodeDeckId(deck);
  if (deck !== undefined && deckId === undefined) return null;
  const found = card === undefined ? undefined : await findPublishedCard(db, game, card);
  if (card !== undefined && found === undefined) return null;
  return { game, author, deckId, originalid: found?.originalid, type };
}

export const CONTENT_LIMIT: DatabaseLimit = { name: 'content', max: 60, windowSeconds: 3600 };

type ContentChange = Pick<OpenWrite, 'db' | 'requireVersion' | 'user'>;

const CONTENTS = cursorOf<ContentPlace>({ moment: isMoment, id: isUuid });

export async function getContents(db: Database, filter: ContentFilter, after: string | undefined) {
  const page = readPage({ after }, CONTENTS_PAGE, CONTENTS.parse);
  const found = await listContents(db, filter, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, ({ moment, id }) =>
    CONTENTS.print({ moment: moment ?? '', id }),
  );
  return { contents: rows.map((row) => toContentSummary(row, false)), next: older };
}

export async function getOwnContents(db: Database, game: string, user: SessionUser) {
  const rows = await listOwnContents(db, game, user.id, CONTENTS_MAX);
  return { contents: rows.map((row) => toContentSummary(row, true)) };
}

export async function getContent(db: Database, game: string, id: string, user: SessionUser | null) {
  const row = await findContent(db, game, id);
  if (row === undefined || !isShownTo(row, user)) throw new AppError('CONTENT_NOT_FOUND');
  return showContent(db, row, user);
}

export async function createContent(
  write: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  sent: ContentWrite,
) {
  const { db, user } = write;
  // Serializes concurrent creations for the limit.
  await lockNames(db, [`contents:${user.id}`]);
  if ((await countContents(db, game, user.id)) >= CONTENTS_MAX) {
    throw new AppError('CONTENT_LIMIT', { limit: CONTENTS_MAX });
  }
  const values = await checkContent(write, game, sent, null);
  const id = await insertContent(db, { game, userId: user.id, values });
  await replaceCards(db, { game, id }, listMentions(values.body ?? '', 'card'));
  return getContent(db, game, id, user);
}

/** Refuses stale versions. */
export async function changeContent(
  write: ContentChange,
  game: string,
  id: string,
  sent: ContentWrite,
) {
  const { db, user } = write;
  const version = write.requireVersion();
  const row = await getForChange(write, game, id);
  if (row.version !== version) throw new AppError('VERSION_CONFLICT');
  const values = await checkContent(write, game, sent, row);
  await updateContent(db, { game, id, values });
  await replaceCards(db, { game, id }, listMentions(values.body ?? '', 'card'));
  return getContent(db, game, id, user);
}

export async function removeContent(
  write: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  id: string,
): Promise<void> {
  await getForChange(write, game, id);
  await deleteContent(write.db, game, id);
}

async function getForChange(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  id: string,
): Promise<ContentRow> {
  await lockContent(db, game, id);
  const row = await findContent(db, game, id);
  if (row === undefined || !isShownTo(row, user)) throw new AppError('CONTENT_NOT_FOUND');
  if (!can(user, 'contents.change', { ownerId: row.user_id })) throw new AppError('FORBIDDEN');
  return row;
}

/** Drafts are visible to the author, hidden contents also to moderators. */
function isShownTo(row: ContentRow, user: SessionUser | null): boolean {
  const owned = { ownerId: row.user_id };
  const state = contentStateOf(row.publish_at?.getTime() ?? null, row.now.getTime());
  if (state !== 'published' && !can(user, 'contents.see-draft', owned)) return false;
  const sight = { kind: 'content', game: row.gameid, subject: `content/${row.id}` } as const;
  return row.moderated_at === null || canSee(user, 'contents.see-hidden', owned, sight);
}

async function showContent(db: Database, row: ContentRow, user: SessionUser | null) {
  const ids = listMentions(row.body ?? '', 'deck').map(decodeDeckId);
  const known = ids.filter((id) => id !== undefined);
  const isOwn = can(user, 'contents.change', { ownerId: row.user_id });
  return toContent(row, isOwn, await listShownDecks(db, row.gameid, known));
}

export const contentsPart: AccountPart = {
  ...tablePart('contents', 'contents.user_id'),
  hide: hideContentsOf,
};
