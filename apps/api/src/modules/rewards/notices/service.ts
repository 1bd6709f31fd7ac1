import {
  ACTORS_NAMED,
  NOTICES_PAGE,
  type NoticeSettings,
  type Notice,
} from '@deckframe/contract/rewards/mailbox';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { readWays } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { AppError } from '../../../lib/app-error.ts';
import {
  cursorOf,
  isMoment,
  isRowNumber,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import {
  findSettings,
  upsertSettings,
  deleteNotice,
  deleteOldNotices,
  listNotices,
  markNoticesRead,
  type NoticePlaceRow,
  type NoticeRow,
  type NoticeMoment,
} from './queries.ts';

export { noticesPart, noticeSettingsPart } from './account-parts.ts';
export { notify, takeBack, withdraw, withdrawComment, type Teller } from './notify.ts';
export { deleteActorEverywhere as forgetActor } from './queries.ts';

export async function getSettings(db: Database, userId: UserId): Promise<NoticeSettings> {
  const row = await findSettings(db, userId);
  const { rhythm = 'daily', language = 'en' } = row ?? {};
  return { ways: readWays(row?.ways ?? {}), rhythm, language };
}

export async function saveSettings(
  db: Database,
  userId: UserId,
  settings: NoticeSettings,
): Promise<NoticeSettings> {
  await upsertSettings(db, userId, settings);
  return getSettings(db, userId);
}

/** Kinds whose detail is a comment. */
const OF_COMMENTS: readonly string[] = ['comment', 'reply'];

function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    place: toPlace(row),
    isComment: row.place_type === 'comment',
    label: row.label,
    detail: stateOf(row),
    message: row.message,
    actors: row.actors.map(toMemberCard).filter((actor) => actor !== null),
    actorCount: row.actor_count,
    isRead: row.is_read,
    changedAt: row.changed_at.toISOString(),
  };
}

export function stateOf({
  detail,
  kind,
  place_type: type,
}: Pick<NoticeRow, 'detail' | 'kind' | 'place_type'>): string | null {
  if (type === 'card-report') return 'answered';
  return OF_COMMENTS.includes(kind) ? null : detail;
}

export function toPlace(row: NoticePlaceRow): Notice['place'] {
  // Links to the card, whose number is the detail.
  if (row.place_type === 'card-report') {
    const { detail: cardno, gameid: game } = row;
    return cardno === null ? null : { type: 'card', game, id: cardno, comment: null };
  }
  // Links to the archetype.
  if (row.place_type === 'archetype-proposal') {
    return { type: 'archetype', game: row.gameid, id: row.label, comment: null };
  }
  const isComment = row.place_type === 'comment';
  const type = row.place_type === 'comment' ? row.comment_on : row.place_type;
  const id = isComment ? row.comment_on_id : row.place_id;
  if (type === null || id === null) return null;
  const comment = isComment ? row.place_id : OF_COMMENTS.includes(row.kind) ? row.detail : null;
  return { type, game: row.gameid, id: type === 'deck' ? encodeDeckId(id) : id, comment };
}

const RETENTION_DAYS = 180;
const SWEEP = { rows: 1000, turns: 20 };

const CURSOR = cursorOf<NoticeMoment>({ moment: isMoment, id: isRowNumber }, 'mailbox');

export async function getNotices(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, NOTICES_PAGE, CURSOR.parse);
  const limits = { notices: rowsToRead(page), actors: ACTORS_NAMED };
  const found = await listNotices(db, userId, page.from, limits);
  const { rows, older } = toPage(page, found, CURSOR.print);
  return { notices: rows.map(toNotice), next: older };
}

export async function readNotices(
  db: Database,
  userId: UserId,
  ids: readonly string[] | 'all',
): Promise<void> {
  await markNoticesRead(db, userId, ids);
}

export async function removeNotice(db: Database, userId: UserId, id: string): Promise<void> {
  if (!(await deleteNotice(db, userId, id))) throw new AppError('NOT_FOUND');
}

/** Deletes a limited number per run. */
export async function sweepNotices(db: Database): Promise<void> {
  for (let turn = 0; turn < SWEEP.turns; turn += 1) {
    if ((await deleteOldNotices(db, RETENTION_DAYS, SWEEP.rows)) < SWEEP.rows) return;
  }
}
