import {
  CONTENTS_MAX,
  CONTENTS_PAGE,
  type ContentWrite,
} from '@deckframe/contract/creators/contents';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { contentStateOf } from '@deckframe/domain/creators/contents/content';
import { listMentions } from '@deckframe/domain/creators/contents/mentions';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { tablePart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { encodePlace, readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { lockNames } from '../../lib/lock-names.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { checkContent } from './check-content.ts';
import { toContent, toContentSummary } from './mapping.ts';
import { parseContentPlace } from './place.ts';
import {
  countContents,
  findContent,
  listContents,
  listOwnContents,
  listShownDecks,
  lockContent,
  type ContentFilter,
  type ContentRow,
} from '../creators/contents/queries.ts';
import { deleteContent, insertContent, replaceCards, updateContent } from './write-queries.ts';

export { findContent } from '../creators/contents/queries.ts';
export { setContentRemoval } from './write-queries.ts';

export const CONTENT_LIMIT: DatabaseLimit = { name: 'content', max: 60, windowSeconds: 3600 };

type ContentChange = Pick<OpenWrite, 'db' | 'requireVersion' | 'user'>;

export async function getContents(db: Database, filter: ContentFilter, after: string | undefined) {
  const page = readPage({ after }, CONTENTS_PAGE, parseContentPlace);
  const found = await listContents(db, filter, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, ({ moment, id }) => encodePlace([moment, id]));
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
  // Two at once could both be the last that fits.
  await lockNames(db, [`contents:${user.id}`]);
  if ((await countContents(db, game, user.id)) >= CONTENTS_MAX) {
    throw new AppError('CONTENT_LIMIT', { limit: CONTENTS_MAX });
  }
  const values = await checkContent(write, game, sent, null);
  const id = await insertContent(db, { game, userId: user.id, values });
  await replaceCards(db, { game, id }, listMentions(values.body ?? '', 'card'));
  return getContent(db, game, id, user);
}

/** Refuses what was changed since; the first of several at once wins. */
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

/** Before its moment it is its author's alone; hidden, also the moderators'. */
function isShownTo(row: ContentRow, user: SessionUser | null): boolean {
  const owned = { ownerId: row.user_id };
  const state = contentStateOf(row.publish_at?.getTime() ?? null, row.now.getTime());
  if (state !== 'published' && !can(user, 'contents.see-draft', owned)) return false;
  return row.moderated_at === null || can(user, 'contents.see-hidden', owned);
}

async function showContent(db: Database, row: ContentRow, user: SessionUser | null) {
  const ids = listMentions(row.body ?? '', 'deck').map(decodeDeckId);
  const known = ids.filter((id) => id !== undefined);
  const isOwn = can(user, 'contents.change', { ownerId: row.user_id });
  return toContent(row, isOwn, await listShownDecks(db, row.gameid, known));
}

/** Contents go with their author, and with them which cards they name. */
export const contentsPart = tablePart('contents', 'contents.user_id');
