import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  ACTIVITY_PAGE,
  type ActivityAnswer,
  type ActivityKind,
} from '@deckframe/contract/community/activity';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import type { Games } from '../../lib/games.ts';
import type { MaintenanceLocks } from '../site/games/maintenance-service.ts';
import { decodeCursor, encodeCursor, type ActivityCursor } from '../community/activity/cursor.ts';
import { toCommentAction, toDeckAction, toRatingAction } from './mapping.ts';
import { mergeParts, type Action, type Part, type PartName } from '../community/activity/merge.ts';
import {
  isMember,
  listCommentActions,
  listDeckActions,
  listRatingActions,
  type Wanted,
} from '../community/activity/queries.ts';

/** Rows that are read of each part: more than a page, because some are not for everybody to see. */
const WINDOW = 2 * ACTIVITY_PAGE;

export type ActivityDeps = { db: Database; games: Games; locks: MaintenanceLocks };

/**
 * What a member did that everybody may see, newest first: decks, comments and ratings. Likes are
 * left out: they are written far more often than they would be read here, and each order costs.
 * Throws `USER_NOT_FOUND`.
 */
export async function getActivity(
  { db, games, locks }: ActivityDeps,
  { userId, kind, after }: { userId: UserId; kind: ActivityKind; after: string | undefined },
): Promise<ActivityAnswer> {
  const start = after === undefined ? START : decodeCursor(kind, after);
  if (!(await isMember(db, userId))) throw new AppError('USER_NOT_FOUND');
  const wanted = { userId, games: await listOpenGames(games, locks), limit: WINDOW };
  const parts: Part[] = [];
  for (const [name, read] of Object.entries(READERS) as [PartName, Reader][]) {
    if (kind !== 'all' && kind !== `${name}s`) continue;
    // oxlint-disable-next-line no-await-in-loop -- One caller takes one connection.
    parts.push(toPart(name, await read(db, games, wanted, start), start));
  }
  const { entries, reached, until, hasMore } = mergeParts(parts, ACTIVITY_PAGE, start.until);
  const places = new Map([...toEntries(start), ...reached]);
  return { entries, older: hasMore ? encodeCursor(kind, until, places) : null };
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

function toEntries({ places }: ActivityCursor): [PartName, readonly string[]][] {
  return Object.entries(places) as [PartName, readonly string[]][];
}

/** What is locked for maintenance is seen nowhere. */
async function listOpenGames(games: Games, locks: MaintenanceLocks): Promise<string[]> {
  const states = await Promise.all(games.ids.map(async (game) => locks.get(game)));
  return games.ids.filter((_, index) => states[index]?.locked === false);
}
