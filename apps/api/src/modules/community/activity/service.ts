import {
  ACTIVITY_TEXT_MAX,
  DISCUSSIONS,
  ACTIVITY_PAGE,
  type ActivityEntry,
  type Discussions,
  type ActivityAnswer,
  type ActivityKind,
} from '@deckframe/contract/community/activity';
import type { Database } from '@deckframe/database/db';
import { findRefusal } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { parseCommaList } from '@deckframe/domain/decks/deck/deck';
import { type AccountPart, eraseByFunction } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { Games } from '../../../lib/games.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import { notify, withdraw, type Teller } from '../../rewards/notices/service.ts';
import type { MaintenanceLocks } from '../../site/games/maintenance-service.ts';
import {
  cursorOfKind,
  mergeParts,
  type Action,
  type ActivityCursor,
  type Part,
  type PartName,
} from './merge.ts';
import {
  deleteFollow,
  findFollow,
  insertFollow,
  listFollowed,
  listNewestComments,
  isMember,
  listCommentActions,
  listDeckActions,
  listRatingActions,
  type CommentActionRow,
  type DeckActionRow,
  type RatingActionRow,
  type SubjectColumns,
  type Wanted,
} from './queries.ts';

export const FOLLOW_LIMIT: DatabaseLimit = { name: 'follow', max: 30, windowSeconds: 60 };
const PAGE = 50;
const ALL = 1_000_000;

export async function getFollow(db: Database, userId: UserId | null, followedId: UserId) {
  const row = await findFollow(db, userId, followedId);
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return { following: row.following, followerCount: row.follower_count };
}

/** Following is idempotent. */
export async function follow({ db, tell }: Teller, userId: UserId, followedId: UserId) {
  const refusal = findRefusal({ id: userId, roles: [] }, 'member.follow', { ownerId: followedId });
  if (refusal !== null) throw new AppError(refusal);
  await getFollow(db, userId, followedId);
  if (await isBlockedBetween(db, userId, followedId)) throw new AppError('CONTACT_BLOCKED');
  if (await insertFollow(db, userId, followedId)) {
    await notify({ db, tell }, [followedId], toAct(userId, followedId));
  }
  return getFollow(db, userId, followedId);
}

export async function unfollow({ db, tell }: Teller, userId: UserId, followedId: UserId) {
  if (await deleteFollow(db, userId, followedId)) {
    await withdraw({ db, tell }, followedId, toAct(userId, followedId));
  }
  return getFollow(db, userId, followedId);
}

/** New followers are one bundle. */
function toAct(userId: UserId, followedId: UserId) {
  const place = { type: 'profile', game: null, id: printUserId(followedId) } as const;
  return { kind: 'follow', actorId: userId, place } as const;
}

export async function listFollowedMembers(db: Database, userId: UserId, after?: string) {
  const page = readPage({ after }, PAGE, String);
  const found = await listFollowed(db, userId, page.from ?? '0', rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => printUserId(row.member_id));
  return { members: rows.map(toMemberCard).filter((member) => member !== null), next: older };
}

export const followsPart: AccountPart = {
  name: 'follows',
  covers: { 'follows.user_id': ['export', 'erase'], 'follows.followed_id': ['erase'] },
  read: async (db, userId) => (await listFollowed(db, userId, '0', ALL)).map(toMemberCard),
  erase: (db, userId) => eraseByFunction(db, 'erase_follows', userId),
};

function toDeckAction(row: DeckActionRow, games: Games): Action {
  const subject = toSubject('deck', row, games);
  const id = `deck-${row.gameid}-${row.id}`;
  const at = row.at.toISOString();
  return {
    at: row.at,
    place: [row.moment, row.id],
    entry: subject && { kind: 'deck', id, at, subject },
  };
}

function toCommentAction(row: CommentActionRow, games: Games): Action {
  const subject = toSubject(row.content_type, row, games);
  const id = `comment-${row.id}`;
  const at = row.at.toISOString();
  const text = cutText(row.text);
  return {
    at: row.at,
    place: [row.id],
    entry: subject && { kind: 'comment', id, at, subject, text },
  };
}

function toRatingAction(row: RatingActionRow, games: Games): Action {
  const subject = toSubject('card', row, games);
  const id = `rating-${row.gameid}-${row.card_id}`;
  const { rating } = row;
  return {
    at: row.at,
    place: [row.moment, row.gameid, row.card_id],
    entry: subject && { kind: 'rating', id, at: row.at.toISOString(), subject, rating },
  };
}

function toSubject(
  of: 'card' | 'custom-series' | 'deck',
  row: SubjectColumns,
  games: Games,
): ActivityEntry['subject'] | null {
  const config = games.find(row.gameid);
  if (row.subject_id === null || row.name === null || config === undefined) return null;
  const isDeck = of === 'deck';
  return {
    type: isDeck ? 'deck' : 'card',
    game: row.gameid,
    gameName: config.gamename,
    id: isDeck ? encodeDeckId(row.subject_id) : row.subject_id,
    name: row.name,
    color: (isDeck ? parseCommaList(row.color)[0] : row.color) ?? null,
    image: row.image,
    template: config.cardFront_template,
    widths: config.cardFront_widths,
  };
}

/** Cuts by characters, like the database. */
function cutText(text: string): string {
  const letters = Array.from(text);
  return letters.length <= ACTIVITY_TEXT_MAX
    ? text
    : `${letters.slice(0, ACTIVITY_TEXT_MAX).join('').trimEnd()}…`;
}

/** Returns the latest comment per card and deck of a game. */
export async function getDiscussions(
  { db, games }: { db: Database; games: Games },
  game: string,
): Promise<Discussions> {
  const rows = await listNewestComments(db, game);
  const discussions = rows.flatMap((row) => {
    const subject = toSubject(row.content_type, row, games);
    const author = toMemberCard(row);
    // Skips private subjects and deleted authors.
    if (subject === null || author === null) return [];
    return [{ id: row.id, at: row.at.toISOString(), subject, author, text: cutText(row.text) }];
  });
  return { discussions: discussions.slice(0, DISCUSSIONS) };
}

/** Rows read per part; more than a page, because some are hidden. */
const WINDOW = 2 * ACTIVITY_PAGE;

export type ActivityDeps = { db: Database; games: Games; locks: MaintenanceLocks };

/**
 * Returns public decks, comments and ratings of a member, newest first, without likes. Throws
 * `USER_NOT_FOUND`.
 */
export async function getActivity(
  { db, games, locks }: ActivityDeps,
  { userId, kind, after }: { userId: UserId; kind: ActivityKind; after: string | undefined },
): Promise<ActivityAnswer> {
  const cursor = cursorOfKind(kind);
  const start = after === undefined ? START : cursor.parse(after);
  if (!(await isMember(db, userId))) throw new AppError('USER_NOT_FOUND');
  const wanted = { userId, games: await listOpenGames(games, locks), limit: WINDOW };
  const parts: Part[] = [];
  for (const [name, read] of Object.entries(READERS) as [PartName, Reader][]) {
    if (kind !== 'all' && kind !== `${name}s`) continue;
    // oxlint-disable-next-line no-await-in-loop -- One caller takes one connection.
    parts.push(toPart(name, await read(db, games, wanted, start), start));
  }
  const { entries, reached, until, hasMore } = mergeParts(parts, ACTIVITY_PAGE, start.until);
  const places = { ...start.places, ...Object.fromEntries(reached) };
  return { entries, older: hasMore ? cursor.print({ kind, until, places }) : null };
}

const START: ActivityCursor = { until: Number.MAX_SAFE_INTEGER, places: {} };

type Reader = (
  db: Database,
  games: Games,
  wanted: Wanted,
  start: ActivityCursor,
) => Promise<Action[]>;

const READERS: Record<PartName, Reader> = {
  deck: async (db, games, wanted, { places }) =>
    (await listDeckActions(db, wanted, places.deck)).map((row) => toDeckAction(row, games)),
  comment: async (db, games, wanted, { places }) =>
    (await listCommentActions(db, wanted, places.comment)).map((row) =>
      toCommentAction(row, games),
    ),
  rating: async (db, games, wanted, { places }) =>
    (await listRatingActions(db, wanted, places.rating)).map((row) => toRatingAction(row, games)),
};

function toPart(name: PartName, actions: readonly Action[], start: ActivityCursor): Part {
  const isUntouched = start.places[name] === undefined;
  const isLate = ({ at }: Action): boolean => isUntouched && at.getTime() > start.until;
  return {
    name,
    actions: actions.map((action) => (isLate(action) ? { ...action, entry: null } : action)),
    isCut: actions.length === WINDOW,
  };
}

/** Excludes locked games. */
async function listOpenGames(games: Games, locks: MaintenanceLocks): Promise<string[]> {
  const states = await Promise.all(games.ids.map(async (game) => locks.get(game)));
  return games.ids.filter((_, index) => states[index]?.locked === false);
}
