import {
  ROSTER_PAGE,
  type FrozenList,
  type RosterEntry,
  type OwnEntry,
} from '@deckframe/contract/tournaments/tournament-entries';
import {
  RESULTS_PAGE,
  type ResultsAnswer,
} from '@deckframe/contract/tournaments/tournament-results';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { isListShown, needsDeckCheck } from '@deckframe/domain/tournaments/event';
import { checkInWindow } from '@deckframe/domain/tournaments/states';
import { AppError } from '../../../lib/app-error.ts';
import { noteSight } from '../../../lib/can-see.ts';
import {
  cursorOf,
  isText,
  isUuid,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { findUsername } from '../../community/profile/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import {
  type SeenTournament,
  type TournamentPlace,
  type TournamentRow,
  findOwnRegistration,
  TOURNAMENT_CURSOR,
  requireTournament,
  dayOfEvent,
  sightOf,
  signTicket,
} from '../desk/reading-service.ts';
import { insertDeckCheck, listDeckChecks } from './deck-check-queries.ts';
import {
  findList,
  listLists,
  countWaiting,
  findEntryOf,
  listEntries,
  type ListRow,
  type EntryRow,
  type RosterMoment,
} from './queries.ts';
import { listPlacements, type ResultsOf } from './result-queries.ts';

/** True if this member can read every list of the event, whatever its policy is. */
async function seesAllLists(
  db: Database,
  { row, resource }: SeenTournament,
  user: SessionUser | null,
): Promise<boolean> {
  if (isShownToAll(row, { is_in_cut: false })) return true;
  if (user === null || !can(user, 'tournament.see-lists', resource)) return false;
  const player = await findOwnRegistration(db, { game: row.gameid, id: row.id }, user.id);
  if (needsDeckCheck(row.status, player !== null)) return false;
  noteSight(user, 'tournament.see-lists', resource, sightOf('lists', row));
  return true;
}

type Policy = Pick<TournamentRow, 'list_policy' | 'status'>;

/** The only check of the policy: whether everybody may read this player's list now. */
const isShownToAll = (
  { list_policy, status }: Policy,
  { is_in_cut }: Pick<EntryRow, 'is_in_cut'>,
): boolean => isListShown(list_policy, status, is_in_cut);

/** List id and archetype are included only if the list itself may be read. */
function toRosterEntry(row: EntryRow, event: Policy, seesLists: boolean): RosterEntry {
  const isShown = seesLists || isShownToAll(event, row);
  return {
    id: row.id,
    name: row.shown_name,
    userId: row.user_id === null ? null : printUserId(row.user_id),
    status: row.status,
    placement: row.placement,
    listId: isShown ? row.list_id : null,
    archetype: isShown ? row.archetype : null,
  };
}

export function toFrozenList(row: ListRow): FrozenList {
  const { decklist_content, sidedeck, resourcedeck, energy = [] } = row.zones;
  return {
    id: row.id,
    playerId: row.player_id,
    player: row.shown_name,
    deckName: row.deck_name,
    archetype: row.archetype,
    placement: row.placement,
    hash: row.hash,
    ruleSet: row.ruleset,
    zones: { decklist_content, sidedeck, resourcedeck },
    energy: [...energy],
    createdAt: row.created_at.toISOString(),
  };
}

/** Limit of a page; the best placed come first. */
const LISTS_MAX = 128;

export async function getLists(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<{ lists: FrozenList[] }> {
  const seen = await requireTournament(db, place, user);
  const rows = await listLists(db, place, LISTS_MAX);
  const seesAll = await seesAllLists(db, seen, user);
  const shown = rows.filter((list) => seesAll || isShownToAll(seen.row, list));
  return { lists: shown.map(toFrozenList) };
}

/**
 * Returns the member's own list, any list for staff who check decks, or a list that the policy
 * shows. Otherwise refuses it as hidden.
 */
export async function getList(
  db: Database,
  place: TournamentPlace,
  listId: string,
  user: SessionUser | null,
): Promise<FrozenList> {
  const seen = await requireTournament(db, place, user);
  const list = await findList(db, place, listId);
  if (list === undefined) throw new AppError('NOT_FOUND');
  const isOwn = user !== null && list.user_id === user.id;
  if (!isOwn && !isShownToAll(seen.row, list) && !(await seesAllLists(db, seen, user))) {
    throw new AppError('LIST_HIDDEN');
  }
  return toFrozenList(list);
}

/** Opens a list for staff and records it as a deck check. */
export async function checkList(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  place: TournamentPlace,
  listId: string,
): Promise<FrozenList> {
  const { resource } = await requireTournament(db, place, user);
  if (!can(user, 'tournament.see-lists', resource)) throw new AppError('FORBIDDEN');
  const list = await findList(db, place, listId);
  if (list === undefined) throw new AppError('NOT_FOUND');
  if (list.user_id === user.id) throw new AppError('SELF_REFUSED');
  await insertDeckCheck(db, place, { entryId: list.player_id, userId: user.id });
  return toFrozenList(list);
}

type After = string | undefined;

/** Returns results of a deck to everybody who can read the deck. Throws `DECK_NOT_FOUND`. */
export async function getDeckResults(
  db: Database,
  { game, deckId, after }: { game: string; deckId: string; after: After },
  findUser: () => Promise<SessionUser | null>,
): Promise<ResultsAnswer> {
  const { id } = await getReadableDeck(db, game, deckId, findUser);
  return readResults(db, { game, deckId: id }, after);
}

/** Returns results of a member to everybody who can see the profile. Throws `USER_NOT_FOUND`. */
export async function getMemberResults(
  db: Database,
  { game, userId, after }: { game: string; userId: UserId; after: After },
): Promise<ResultsAnswer> {
  if ((await findUsername(db, userId)) === undefined) throw new AppError('USER_NOT_FOUND');
  return readResults(db, { game, userId }, after);
}

async function readResults(db: Database, of: ResultsOf, after: After): Promise<ResultsAnswer> {
  const page = readPage({ after }, RESULTS_PAGE, TOURNAMENT_CURSOR.parse);
  const found = await listPlacements(db, of, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, TOURNAMENT_CURSOR.print);
  const results = rows.map((row) => ({
    tournamentId: row.id,
    tournament: row.name,
    day: dayOfEvent(row),
    placement: row.placement,
    playerCount: row.player_count,
  }));
  return { results, next: older };
}

const ROSTER = cursorOf<RosterMoment>({ name: isText, id: isUuid });

export async function getRoster(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
  { text, after }: { text?: string | undefined; after?: string | undefined },
) {
  const seen = await requireTournament(db, place, user);
  const page = readPage({ after }, ROSTER_PAGE, ROSTER.parse);
  const found = await listEntries(db, place, { text, from: page.from }, rowsToRead(page));
  const { rows, older } = toPage(page, found, (entry) =>
    ROSTER.print({ name: entry.shown_name.toLowerCase(), id: entry.id }),
  );
  const seesLists = await seesAllLists(db, seen, user);
  return { players: rows.map((entry) => toRosterEntry(entry, seen.row, seesLists)), next: older };
}

export async function getOwnEntry(
  db: Database,
  secret: string,
  place: TournamentPlace,
  user: SessionUser,
): Promise<{ entry: OwnEntry | null }> {
  const { row } = await requireTournament(db, place, user);
  const entry = await findEntryOf(db, place, user.id);
  return { entry: entry === undefined ? null : await showEntry(db, secret, row, entry) };
}

async function showEntry(
  db: Database,
  secret: string,
  row: TournamentRow,
  entry: EntryRow,
): Promise<OwnEntry> {
  const place = { game: row.gameid, id: row.id };
  const list = entry.list_id === null ? undefined : await findList(db, place, entry.list_id);
  const { opens, closes } = checkInWindow(row.start_date.getTime());
  return {
    id: entry.id,
    status: entry.status,
    placement: entry.placement,
    waitingPlace: entry.status === 'waiting' ? await countWaiting(db, place, entry.id) : null,
    ticket: signTicket(secret, place, entry.id),
    list: list === undefined ? null : toFrozenList(list),
    mayChange: isBeforeDeadline(row),
    checkInOpens: new Date(opens).toISOString(),
    checkInCloses: new Date(closes).toISOString(),
    mayCheckIn: entry.status === 'registered' && isInWindow(row),
    checks: (await listDeckChecks(db, place, entry.id)).map(({ by, at }) => ({
      by,
      at: at.toISOString(),
    })),
  };
}

export const isBeforeDeadline = (row: TournamentRow): boolean =>
  row.status === 'open' && row.now < row.registration_deadline;

export function isInWindow(row: TournamentRow): boolean {
  const { opens, closes } = checkInWindow(row.start_date.getTime());
  const now = row.now.getTime();
  const isHeld = row.status === 'open' || row.status === 'running';
  return isHeld && now >= opens && now <= closes;
}
