import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { USER_ID_FORMAT, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { decideComment, findComment } from '../community/comments/service.ts';
import { findContent, setContentRemoval } from '../contents/service.ts';
import { getReadableSeries, setSeriesRemoval } from '../creators/series/service.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import { setDeckRemoval } from '../decks/decks/service.ts';
import type { Appealed, AppealedType } from './queries.ts';

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

/** The stored id. What is another's, or not removed, is not there to be appealed. */
export async function findRemoved(
  db: Database,
  user: SessionUser,
  wanted: Appealed,
): Promise<string> {
  const { contentType } = wanted;
  const found = await FINDERS[contentType](db, user, wanted);
  if (!found?.moderatedAt || !can(user, 'content.appeal', { ownerId: found.ownerId })) {
    throw new AppError(NOT_THERE[contentType]);
  }
  return found.id;
}

/** Public again, as its owner left it. */
export async function restoreRemoved(
  { db, tell }: Pick<OpenWrite, 'db' | 'tell'>,
  { contentType, contentId: id, game }: Appealed,
): Promise<void> {
  switch (contentType) {
    case 'comment':
      return decideComment({ db, tell }, id, null);
    case 'content':
      return setContentRemoval(db, { game, id }, null);
    case 'custom-series':
      return setSeriesRemoval(db, { game, id }, null);
    case 'deck':
      return setDeckRemoval(db, game, id, null);
  }
}
