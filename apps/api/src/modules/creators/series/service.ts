import type { Database } from '@deckframe/database/db';
import { can, type Action, type Resource } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  CUSTOM_MEMBERS_MAX,
  CUSTOM_SERIES_MAX,
} from '@deckframe/domain/creators/series/custom-limits';
import { isCustomSeriesId } from '@deckframe/domain/cards/catalogue/card-number';
import { readInPages, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { canSee } from '../../../lib/can-see.ts';
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
import type { SessionUser } from '../../../lib/session-user.ts';
import {
  endInvitation,
  findInvitation,
  invite,
  type InvitedPlace,
  listInvitations,
  takeInvitation,
} from '../../accounts/invitations/service.ts';
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
export function toSeries(
  row: SeriesRow,
  isInside: boolean,
  { invited, invited_by }: SeriesInvitations = NOBODY_INVITED,
) {
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
    invited,
    invited_by,
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

type SeriesInvitations = {
  invited: { id: string; username: string; avatar: string | null }[];
  invited_by: string | null;
};
const NOBODY_INVITED: SeriesInvitations = { invited: [], invited_by: null };

const invitedTo = ({ game, seriesId }: Place): InvitedPlace => ({
  type: 'custom-series',
  game,
  id: seriesId,
});

/** For the owner all open invitations, for an invited member their own. */
export async function readInvitations(
  db: Database,
  row: SeriesRow,
  user: Viewer,
): Promise<SeriesInvitations> {
  if (user === null) return NOBODY_INVITED;
  const place = invitedTo({ game: row.gameid, seriesId: row.id });
  const open = await listInvitations(db, place);
  const chooses = can(user, 'custom-series.choose-members', asResource(row));
  return {
    invited: chooses
      ? open.map(({ user_id, username, avatar }) => ({
          id: printUserId(user_id),
          username,
          avatar,
        }))
      : [],
    invited_by: open.find(({ user_id }) => user_id === user.id)?.inviter ?? null,
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

type Viewer = SessionUser | null;
type Write = Pick<OpenWrite, 'db' | 'user'>;
type Teller = Write & Pick<OpenWrite, 'tell'>;
type Place = { game: string; seriesId: string };

export const asResource = (row: SeriesRow): Resource<UserId> => ({
  ownerId: row.owner_id,
  collaborators: row.members.map((member) => member.id),
});

/** Drafts and hidden series are visible to members and moderators, drafts also to the invited. */
export async function getReadableSeries(
  db: Database,
  { game, seriesId }: Place,
  viewer: Viewer,
): Promise<SeriesRow> {
  const row = await findSeries(db, game, seriesId);
  if (row === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  const isPublic = row.is_published && row.moderated_at === null;
  const sight = { kind: 'series', game, subject: `custom-series/${seriesId}` } as const;
  if (isPublic || canSee(viewer, 'custom-series.see-hidden', asResource(row), sight)) return row;
  if (viewer === null || row.moderated_at !== null || !(await seesDraft(db, row, viewer))) {
    throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  }
  return row;
}

async function seesDraft(db: Database, row: SeriesRow, viewer: SessionUser): Promise<boolean> {
  const open = await listInvitations(db, invitedTo({ game: row.gameid, seriesId: row.id }));
  const invited = open.map(({ user_id }) => user_id);
  return can(viewer, 'custom-series.see-draft', { ...asResource(row), invited });
}

/** Checked before costly work; the write checks again. */
export async function getEditableSeries(
  db: Database,
  place: Place,
  user: SessionUser,
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

/** Invites a member; repeating it for an editor or an open invitation changes nothing. */
export async function inviteEditor(
  write: Teller,
  place: Place,
  username: string,
): Promise<SeriesRow> {
  const { db, user } = write;
  const row = await lockSeriesFor(write, place, 'custom-series.choose-members');
  const member = await findMember(db, username);
  if (member === undefined) throw new AppError('USER_NOT_FOUND');
  if (member.id === user.id) throw new AppError('SELF_REFUSED');
  if (row.members.some(({ id }) => id === member.id)) return row;
  const open = await listInvitations(db, invitedTo(place));
  const others = open.filter(({ user_id }) => user_id !== member.id);
  requireSeat(row.members.length + others.length);
  const label = row.name;
  await invite(write, invitedTo(place), { userId: member.id, role: null, label });
  return row;
}

/** The limit includes the owner. */
function requireSeat(taken: number): void {
  const limit = CUSTOM_MEMBERS_MAX;
  if (taken + 1 >= limit) throw new AppError('CUSTOM_MEMBERS_LIMIT', { limit });
}

/** Accepting again changes nothing. */
export async function acceptSeries(write: Teller, place: Place): Promise<SeriesRow> {
  const { db, user } = write;
  await lockSeries(db, place.game, place.seriesId);
  const row = await getReadableSeries(db, place, user);
  const invitation = await takeInvitation(write, invitedTo(place));
  if (can(user, 'custom-series.change', asResource(row))) return row;
  if (invitation === undefined) throw new AppError('INVITATION_NOT_FOUND');
  requireSeat(row.members.length);
  await insertEditor(db, place.game, place.seriesId, user.id);
  return reread(db, place);
}

/** The owner removes editors and invitations. Editors may leave, the invited may decline. */
export async function removeEditor(write: Teller, place: Place, userId: UserId): Promise<void> {
  const { db, user } = write;
  if (userId === user.id && (await findInvitation(db, invitedTo(place), userId)) !== undefined) {
    await lockSeries(db, place.game, place.seriesId);
  } else {
    const isOwn = userId === user.id;
    const action = isOwn ? 'custom-series.leave' : 'custom-series.choose-members';
    await lockSeriesFor(write, place, action);
  }
  await deleteEditor(db, place.game, place.seriesId, userId);
  await endInvitation(write, invitedTo(place), userId);
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
