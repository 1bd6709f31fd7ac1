import type { Database } from '@deckframe/database/db';
import { can, type Action, type Actor, type Resource } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { CUSTOM_MEMBERS_MAX, CUSTOM_SERIES_MAX } from '@deckframe/domain/custom/custom-limits';
import { type AccountPart, readInPages } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { leaveAllSeries, listSeriesOf } from '../../custom-series/account-queries.ts';
import {
  countOwned,
  deleteEditor,
  deleteSeries,
  findMember,
  findSeries,
  insertEditor,
  insertSeries,
  lockSeries,
  setPublished,
  updateSeries,
} from '../../custom-series/queries.ts';
import type { SeriesRow } from './series-sql.ts';

export { noteChange, setSeriesRemoval, takeNumber } from '../../custom-series/queries.ts';
export { toCustomCard, type CustomCardRow } from './custom-card.ts';
export { toSeries } from '../../custom-series/mapping.ts';

export const SERIES_WRITES_LIMIT: DatabaseLimit = {
  name: 'custom-series',
  max: 60,
  windowSeconds: 60,
};

type Viewer = Actor<UserId> | null;
type Write = Pick<OpenWrite, 'db' | 'user'>;
type Place = { game: string; seriesId: string };

export const asResource = (row: SeriesRow): Resource<UserId> => ({
  ownerId: row.owner_id,
  collaborators: row.members.map((member) => member.id),
});

/** Drafts and what a moderator hid are there for those who work on it, and for moderators. */
export async function getReadableSeries(
  db: Database,
  { game, seriesId }: Place,
  viewer: Viewer,
): Promise<SeriesRow> {
  const row = await findSeries(db, game, seriesId);
  const isPublic = row?.is_published === true && row.moderated_at === null;
  if (!row || (!isPublic && !can(viewer, 'custom-series.see-hidden', asResource(row)))) {
    throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  }
  return row;
}

/** Before anything costly is done for it; the write asks once more behind the lock. */
export async function getEditableSeries(
  db: Database,
  place: Place,
  user: Actor<UserId>,
): Promise<void> {
  const row = await getReadableSeries(db, place, user);
  if (!can(user, 'custom-series.change', asResource(row))) {
    throw new AppError('CUSTOM_SERIES_DENIED');
  }
}

/**
 * The series, held until the transaction ends. Who may is asked behind the lock: whoever was removed
 * a moment ago is out.
 */
export async function lockSeriesFor(
  { db, user }: Write,
  { game, seriesId }: Place,
  action: Action,
): Promise<SeriesRow> {
  await lockSeries(db, game, seriesId);
  const row = await getReadableSeries(db, { game, seriesId }, user);
  if (!can(user, action, asResource(row))) throw new AppError('CUSTOM_SERIES_DENIED');
  return row;
}

export async function createSeries(
  { db, user }: Write,
  game: string,
  { name, description }: { name: string; description: string },
): Promise<SeriesRow> {
  if ((await countOwned(db, game, user.id)) >= CUSTOM_SERIES_MAX) {
    throw new AppError('CUSTOM_SERIES_LIMIT', { limit: CUSTOM_SERIES_MAX });
  }
  await assertWords({ db, user }, [name, description]);
  const series = { gameid: game, owner_id: user.id, name: name.trim(), description };
  return reread(db, { game, seriesId: await insertSeries(db, series) });
}

export async function changeSeries(
  write: Write & Pick<OpenWrite, 'requireVersion'>,
  place: Place,
  { name, description }: { name: string; description: string },
): Promise<SeriesRow> {
  const { db, user } = write;
  const row = await lockSeriesFor(write, place, 'custom-series.change');
  if (row.version !== write.requireVersion()) throw new AppError('VERSION_CONFLICT');
  await assertWords(write, [name, description]);
  const words = { name: name.trim(), description, by: user.id };
  await updateSeries(db, place.game, place.seriesId, words);
  return reread(db, place);
}

export async function publishSeries(
  write: Write,
  place: Place,
  wanted: { is_published: boolean; is_listed?: boolean | undefined; artIsFree: boolean },
): Promise<SeriesRow> {
  const { is_published: isPublished, is_listed: isListed = true, artIsFree } = wanted;
  const row = await lockSeriesFor(write, place, 'custom-series.publish');
  if (isPublished && row.card_count === 0) throw new AppError('CUSTOM_SERIES_EMPTY');
  if (isPublished && !artIsFree) throw new AppError('CUSTOM_ART_UNCLEAR');
  await setPublished(write.db, place.game, place.seriesId, { isPublished, isListed });
  return reread(write.db, place);
}

export async function removeSeries(write: Write, place: Place): Promise<void> {
  await lockSeriesFor(write, place, 'custom-series.delete');
  await deleteSeries(write.db, place.game, place.seriesId);
}

export async function addEditor(write: Write, place: Place, username: string): Promise<SeriesRow> {
  const { db, user } = write;
  const row = await lockSeriesFor(write, place, 'custom-series.choose-members');
  const member = await findMember(db, username);
  if (member === undefined) throw new AppError('USER_NOT_FOUND');
  if (member.id === user.id) throw new AppError('SELF_REFUSED');
  if (await isBlockedBetween(db, user.id, member.id)) throw new AppError('CONTACT_BLOCKED');
  // The owner is one of them.
  if (row.members.length + 1 >= CUSTOM_MEMBERS_MAX) {
    throw new AppError('CUSTOM_MEMBERS_LIMIT', { limit: CUSTOM_MEMBERS_MAX });
  }
  await insertEditor(db, place.game, place.seriesId, member.id);
  return reread(db, place);
}

/** The owner removes anybody, and everybody may go. */
export async function removeEditor(write: Write, place: Place, userId: UserId): Promise<void> {
  const action = userId === write.user.id ? 'custom-series.leave' : 'custom-series.choose-members';
  await lockSeriesFor(write, place, action);
  await deleteEditor(write.db, place.game, place.seriesId, userId);
}

async function reread(db: Database, { game, seriesId }: Place): Promise<SeriesRow> {
  const row = await findSeries(db, game, seriesId);
  if (row === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  return row;
}

export const customSeriesPart: AccountPart = {
  name: 'customSeries',
  covers: {
    'custom_series.owner_id': ['export', 'erase'],
    'custom_series.changed_by': ['export', 'erase'],
    'custom_series_members.user_id': ['export', 'erase'],
  },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, (after: string | undefined) =>
      listSeriesOf(db, userId, pageSize, after ?? ''),
    ),
  erase: leaveAllSeries,
};
