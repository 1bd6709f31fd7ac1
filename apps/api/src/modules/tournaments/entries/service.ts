import type { OwnEntry, RosterEntry } from '@deckframe/contract/tournaments/tournament-entries';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../../lib/app-error.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { type Teller, notify } from '../../rewards/notices/service.ts';
import {
  type TournamentPlace,
  type TournamentRow,
  dayOfEvent,
  holdTournament,
  lockTournament,
  requireTournament,
} from '../desk/reading-service.ts';
import { type LogFollower, type OpenDesk, appendByServer } from '../desk/service.ts';
import {
  type JudgedList,
  findEntryOf,
  insertDeskGuest,
  insertList,
  setPlacements,
} from './queries.ts';
import { getOwnEntry, isBeforeDeadline, isInWindow } from './read-entries.ts';
import { deleteEntry, insertEntry, moveWaiting, setList, setStatus } from './write-queries.ts';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { printDeckTexts } from '@deckframe/domain/decks/deck/deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { hashList } from '@deckframe/domain/decks/deck/deck-hash';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import type { SessionUser } from '../../../lib/session-user.ts';
import { openBookOf, respellDeck } from '../../decks/decks/deck-book-service.ts';
import { getReadableDeck, ownedBy, toDocument } from '../../decks/decks/reading-service.ts';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { Desk, PlayerState } from '@deckframe/domain/tournaments/desk/desk';
import { placementsOf } from '@deckframe/domain/tournaments/desk/placements';
import type { EntryState } from '@deckframe/domain/tournaments/states';

type LeaveWrite = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

/** Before the start, leaving frees the place. Later it is a drop, and played matches stay. */
export async function leave(write: LeaveWrite, place: TournamentPlace): Promise<OpenDesk | null> {
  const { db, user } = write;
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  const entry = await findEntryOf(db, place, user.id);
  if (entry === undefined) throw new AppError('REGISTRATION_NOT_FOUND');
  if (row.status === 'finished' || row.status === 'cancelled') {
    throw new AppError('TOURNAMENT_STATE');
  }
  if (row.status === 'running') {
    await setStatus(db, place, entry.id, 'dropped');
    return appendByServer({ db }, place, [{ kind: 'drop', player: entry.id }], user.id);
  }
  await deleteEntry(db, place, entry.id);
  await fillPlaces(write, place, row.name);
  return null;
}

/**
 * Moves players from the waiting list to free places and notifies them. The caller holds the
 * event's lock.
 */
export async function fillPlaces(
  teller: Teller,
  place: TournamentPlace,
  label: string,
): Promise<void> {
  const moved = await moveWaiting(teller.db, place);
  const members = moved.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  await notify(teller, members, {
    kind: 'tournament',
    place: { type: 'tournament', ...place },
    label,
    detail: 'placed',
  });
}

/** Staff at the desk add a player without an account, who skips the waiting list. */
export async function addGuest(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  place: TournamentPlace,
  name: string,
): Promise<RosterEntry> {
  const { row } = await holdTournament(db, place, user, 'tournament.run');
  if (row.status !== 'open' && row.status !== 'running') throw new AppError('TOURNAMENT_STATE');
  if (row.player_count >= row.max_players) throw new AppError('TOURNAMENT_FULL');
  const entry = { userId: null, name, status: 'checked_in', deck: null } as const;
  const id = await insertEntry(db, place, entry);
  const { status } = entry;
  return { id, name, userId: null, status, placement: null, listId: null, archetype: null };
}

type Checked = { answer: { entry: OwnEntry | null }; open: OpenDesk | null };

/** If the desk has started, the check-in is also added to its log. */
export async function checkInSelf(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  secret: string,
  place: TournamentPlace,
): Promise<Checked> {
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  const entry = await findEntryOf(db, place, user.id);
  if (entry === undefined) throw new AppError('REGISTRATION_NOT_FOUND');
  let open: OpenDesk | null = null;
  if (entry.status !== 'checked_in') {
    if (entry.status !== 'registered' || !isInWindow(row)) throw new AppError('CHECK_IN_CLOSED');
    await setStatus(db, place, entry.id, 'checked_in');
    open = await appendByServer({ db }, place, [{ kind: 'checkIn', player: entry.id }], user.id);
  }
  return { answer: await getOwnEntry(db, secret, place, user), open };
}

export type EntryDeps = { config: GameConfig; secret: string };
type Write = Pick<OpenWrite, 'db' | 'user'>;
type Own = Promise<{ entry: OwnEntry | null }>;

/** Places are assigned while the event is locked, so the last one is given once. */
export async function register(
  write: Write,
  deps: EntryDeps,
  place: TournamentPlace,
  deckId: string | null,
): Own {
  const { db, user } = write;
  const row = await holdOpen(write, place);
  if ((await findEntryOf(db, place, user.id)) !== undefined) {
    throw new AppError('ALREADY_REGISTERED');
  }
  const deck = await freeze(write, deps, row, deckId);
  const status = row.player_count < row.max_players ? 'registered' : 'waiting';
  await insertEntry(db, place, { userId: user.id, name: user.username, status, deck });
  return getOwnEntry(db, deps.secret, place, user);
}

/** A player can change the list until the deadline. The old copy stays but is not readable. */
export async function changeList(
  write: Write,
  deps: EntryDeps,
  place: TournamentPlace,
  deckId: string,
): Own {
  const { db, user } = write;
  const row = await holdOpen(write, place);
  const entry = await findEntryOf(db, place, user.id);
  if (entry === undefined) throw new AppError('REGISTRATION_NOT_FOUND');
  const deck = await freeze(write, deps, row, deckId);
  if (deck !== null) await setList(db, place, entry.id, deck);
  return getOwnEntry(db, deps.secret, place, user);
}

async function holdOpen({ db, user }: Write, place: TournamentPlace): Promise<TournamentRow> {
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  if (!isBeforeDeadline(row)) throw new AppError('REGISTRATION_CLOSED');
  return row;
}

async function freeze(
  { db, user }: Write,
  { config }: EntryDeps,
  row: TournamentRow,
  deckId: string | null,
) {
  if (deckId === null) {
    if (row.list_required) throw new AppError('LIST_REQUIRED');
    return null;
  }
  const judged = await judgeList(db, config, { row, deckId, user });
  if (!judged.legality.isLegal) throw new AppError('DECK_NOT_LEGAL');
  const listId = await insertList(db, { game: row.gameid, id: row.id }, judged);
  return { id: judged.deck.id, version: judged.deck.version, listId };
}

/** Accepts only the member's own decks. */
export async function judgeList(
  db: Database,
  config: GameConfig,
  { row, deckId, user }: { row: TournamentRow; deckId: string; user: SessionUser },
): Promise<JudgedList> {
  const deck = await getReadableDeck(db, row.gameid, deckId, async () => user);
  if (!can(user, 'deck.change', ownedBy(deck))) throw new AppError('PERMISSION_DENIED');
  const { cards, customSeries, energy } = toDocument(deck);
  const book = await openBookOf(db, row.gameid, cards, []);
  const day = dayOfEvent(row);
  const rules = createDeckRules(config, (cardno) => book.find(cardno), day);
  const respelled = respellDeck(cards, book);
  const { name, reasons } = judgeDeck(rules, { cards: respelled, energy });
  const isFanMade = customSeries.length > 0;
  const legality = {
    isLegal: name === 'legal' && !isFanMade,
    isFanMade,
    reasons: reasons.map(({ code, params, cards: named }) => ({
      code,
      params: { ...params },
      cards: [...named],
    })),
    ruleSet: rules.ruleSet?.id ?? '',
    day,
    hash: hashList(rules, { cards: respelled, energy }),
    deckName: deck.decklist_name,
    deckVersion: deck.version,
  };
  return { deck, legality, zones: printDeckTexts(respelled), energy };
}

const STATES: Record<PlayerState, EntryState> = {
  registered: 'registered',
  in: 'checked_in',
  dropped: 'dropped',
  disqualified: 'disqualified',
};

/** Updates registrations from the desk: checked-in and dropped players, and final placements. */
export const followEntries: LogFollower = async (db, place, { desk, entries }) => {
  const touched = new Set<string>();
  let isOver = false;
  for (const { command } of entries) {
    const meant = meantBy(desk, command);
    if (meant?.kind === 'finish') isOver = true;
    if (meant?.kind === 'enter' && meant.name !== null)
      await insertDeskGuest(db, place, meant.player, meant.name);
    if (meant && 'player' in meant) touched.add(meant.player);
  }
  for (const player of touched) {
    const found = desk.players.get(player);
    if (found) await setStatus(db, place, player, STATES[found.state]);
  }
  if (isOver) await setPlacements(db, place, desk.finished ? placementsOf(desk) : new Map());
};

/** An undo concerns the same players as the undone command. */
function meantBy(desk: Desk, command: Command): Command | undefined {
  return command.kind === 'undo' ? desk.byId.get(command.of)?.command : command;
}

export { toFrozenList } from './read-entries.ts';
export { hasEntries, insertImportedPlayers, listPlayerIds } from './queries.ts';
export { saveLabels, type SampleRow } from './result-queries.ts';
