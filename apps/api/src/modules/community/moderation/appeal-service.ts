import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import {
  USER_ID_FORMAT,
  printUserId,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { setRemoval } from '../../../lib/moderation-state.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { findContent } from '../../creators/contents/service.ts';
import { getReadableSeries } from '../../creators/series/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { notify } from '../../rewards/notices/service.ts';
import { findComment } from '../comments/service.ts';
import {
  closeAppeal,
  insertAppeal,
  listAppealsOf,
  listOpenAppeals,
  type Appealed,
  type AppealedType,
  type AppealRow,
} from './queries.ts';

type Found = { id: string; ownerId: UserId | null; moderatedAt: Date | null };
type Find = (db: Database, user: SessionUser, place: Appealed) => Promise<Found | undefined>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOT_THERE = {
  comment: 'COMMENT_NOT_FOUND',
  content: 'CONTENT_NOT_FOUND',
  'custom-series': 'CUSTOM_SERIES_NOT_FOUND',
  deck: 'DECK_NOT_FOUND',
} as const;

const FINDERS: Readonly<Record<AppealedType, Find>> = {
  comment: async (db, _user, { contentId: id, game }) => {
    const row = USER_ID_FORMAT.test(id) ? await findComment(db, id) : undefined;
    if (row?.gameid !== game) return undefined;
    return { id, ownerId: row.member_id, moderatedAt: row.moderated_at };
  },
  content: async (db, _user, { contentId: id, game }) => {
    const row = UUID.test(id) ? await findContent(db, game, id) : undefined;
    return row && { id, ownerId: row.user_id, moderatedAt: row.moderated_at };
  },
  'custom-series': async (db, user, { contentId: id, game }) => {
    const row = await getReadableSeries(db, { game, seriesId: id }, user);
    return { id, ownerId: row.owner_id, moderatedAt: row.moderated_at };
  },
  deck: async (db, user, { contentId, game }) => {
    const row = await getReadableDeck(db, game, contentId, async () => user);
    return { id: row.id, ownerId: row.user_id, moderatedAt: row.moderated_at };
  },
};

/** Returns the stored id of the member's own removed content. */
async function findRemoved(db: Database, user: SessionUser, wanted: Appealed): Promise<string> {
  const { contentType } = wanted;
  const found = await FINDERS[contentType](db, user, wanted);
  if (!found?.moderatedAt || !can(user, 'content.appeal', { ownerId: found.ownerId })) {
    throw new AppError(NOT_THERE[contentType]);
  }
  return found.id;
}

export const APPEAL_LIMIT: DatabaseLimit = { name: 'appeal', max: 10, windowSeconds: 3600 };
const PAGE = 25;
const OWN = 50;

/** Allows its author one appeal while the removal stands. */
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

/** One staff action: lifting restores the content. */
export async function decideAppeal(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  appealId: string,
  { outcome, answer = null }: { outcome: 'lifted' | 'upheld'; answer?: string | null | undefined },
): Promise<void> {
  const closed = await closeAppeal(db, appealId, { userId: user.id, outcome, answer });
  if (closed === undefined) throw new AppError('APPEAL_NOT_FOUND');
  const { authorId, contentType, contentId, game, label } = closed;
  if (outcome === 'lifted') await setRemoval(db, contentType, { game, id: contentId }, null);
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
