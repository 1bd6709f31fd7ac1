import type { Database } from '@deckframe/database/db';
import { can, type Action, type Actor, type Resource } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  CUSTOM_MEMBERS_MAX,
  CUSTOM_SERIES_MAX,
} from '@deckframe/domain/creators/series/custom-limits';
import { isCustomSeriesId } from '@deckframe/domain/cards/catalogue/card-number';
import { readInPages, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import {
  cursorOf,
  isMoment,
  isText,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { Removal } from '../../../lib/moderation-state.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import { moderate } from '../../rewards/notices/moderation-service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { toCustomCard } from './custom-card.ts';
import {
  listPublicSeries,
  findSeries,
  lockSeries,
  leaveAllSeries,
  listSeriesOf,
  countOwned,
  deleteEditor,
  deleteSeries,
  findMember,
  insertEditor,
  hideLoneSeries,
  insertSeries,
  setPublished,
  updateSeries,
} from './queries.ts';
import type { CoverRow, SeriesPlace, SeriesRow } from './series-queries.ts';

/** Documented form: editors as a comma list. Only members see the removal reason. */
export function toSeries(row: SeriesRow, isInside: boolean) {
  const { gameid, id, name, description, is_published, is_listed, version } = row;
  const { like_count, comment_count, card_count, deck_count } = row;
  const members = row.members.map((member) => ({ ...member, id: printUserId(member.id) }));
  const owner_id = printUserId(row.owner_id);
  return {
    id,
    series_map: id,
    gameid,
    name,
    description,
    owner_id,
    owner: { id: owner_id, username: row.owner_name, avatar: row.owner_avatar },
    collaboration_members: members.map((member) => member.id).join(','),
    members,
    is_published,
    is_listed,
    like_count,
    comment_count,
    card_count,
    deck_count,
    cover: row.cover && toCover(row, row.cover),
    last_change: row.changed_at && { at: row.changed_at.toISOString(), by: row.changed_by },
    version,
    moderated: row.moderated_at !== null,
    moderated_at: isInside ? (row.moderated_at?.toISOString() ?? null) : null,
    moderation_reason: isInside ? row.moderation_reason : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** JSON has no dates. */
function toCover({ id, owner_id }: SeriesRow, cover: CoverRow) {
  const [created_at, updated_at] = [new Date(cover.created_at), new Date(cover.updated_at)];
  return toCustomCard({ ...cover, series_map: id, owner_id, created_at, updated_at });
}

type Query = {
  search?: string | undefined;
  owner?: UserId | undefined;
  after?: string | undefined;
};

const isSeriesId = (value: unknown): value is string => isText(value) && isCustomSeriesId(value);
const PUBLIC_SERIES = cursorOf<SeriesPlace>({ at: isMoment, id: isSeriesId });

/** A page of public series. */
export async function listPublic(db: Database, game: string, query: Query, size: number) {
  const page = readPage({ after: query.after }, size, PUBLIC_SERIES.parse);
  const found = await listPublicSeries(db, game, {
    search: query.search?.trim() ?? '',
    owner: query.owner ?? null,
    from: page.from,
    limit: rowsToRead(page),
  });
  const { rows, older } = toPage(page, found, ({ id, listed_at: at }) =>
    PUBLIC_SERIES.print({ at: at?.toISOString() ?? '', id }),
  );
  return { series: rows.map((row) => toSeries(row, false)), next: older };
}

/** Removes a series with a reason or restores it. Its members still see it. */
export async function moderateSeries(
  write: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  { game, seriesId: id }: { game: string; seriesId: string },
  removal: Removal,
) {
  const { db } = write;
  await lockSeries(db, game, id);
  const row = await findSeries(db, game, id);
  if (row === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  await moderate(
    write,
    {
      kind: 'custom-series',
      game,
      id,
      row,
      ownerId: row.owner_id,
      label: row.name,
      place: { type: 'custom-series', game, id },
      actions: { hide: 'custom-series.hide', restore: 'custom-series.restore' },
      subject: `custom-series/${id}`,
    },
    removal,
  );
  const moderated = await findSeries(db, game, id);
  if (moderated === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  return toSeries(moderated, true);
}

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

/** Drafts and hidden series are visible to members and moderators. */
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

/** Checked before costly work; the write checks again. */
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

/** Locks a series and then checks permission. */
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
  // Includes the owner.
  if (row.members.length + 1 >= CUSTOM_MEMBERS_MAX) {
    throw new AppError('CUSTOM_MEMBERS_LIMIT', { limit: CUSTOM_MEMBERS_MAX });
  }
  await insertEditor(db, place.game, place.seriesId, member.id);
  return reread(db, place);
}

/** The owner removes editors; editors may leave. */
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
  hide: hideLoneSeries,
  erase: leaveAllSeries,
};
