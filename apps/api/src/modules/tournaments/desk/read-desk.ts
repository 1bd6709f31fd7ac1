import {
  LOG_PAGE,
  type DeskView,
  type LogAnswer,
} from '@deckframe/contract/tournaments/tournament-log';
import type { Database } from '@deckframe/database/db';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { can } from '@deckframe/domain/accounts/access/can';
import { needsDeckCheck } from '@deckframe/domain/tournaments/event';
import { AppError } from '../../../lib/app-error.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { type OpenDesk, keepDesk, openDesk, toEntry } from './service.ts';
import {
  listLog,
  listCodes,
  listPlayers,
  type TournamentFacts,
  type TournamentPlace,
} from './queries.ts';
import {
  type SeenTournament,
  findActor,
  requireTournamentFacts,
  signTicket,
} from './reading-service.ts';

type Staffed = SeenTournament<TournamentFacts> & { role: DeskView['role']; player: string | null };

/** Requires staff, including displays. */
export async function requireStaff(
  db: Database,
  place: TournamentPlace,
  user: SessionUser,
): Promise<Staffed> {
  const seen = await requireTournamentFacts(db, place, user);
  const { role, player } = await findActor(db, seen, user);
  if (role === null) throw new AppError('FORBIDDEN');
  return { ...seen, role, player };
}

export async function readDeskView(
  db: Database,
  secret: string,
  place: TournamentPlace,
  user: SessionUser,
): Promise<DeskView> {
  const { row, staff, role, player, resource } = await requireStaff(db, place, user);
  const players = await listPlayers(db, place);
  // List codes are hashes, which could confirm a guessed list.
  const seesCodes =
    can(user, 'tournament.see-lists', resource) && !needsDeckCheck(row.status, player !== null);
  const codes = seesCodes ? await listCodes(db, place) : null;
  const organiser =
    row.organizer_id === null
      ? []
      : [{ id: printUserId(row.organizer_id), name: row.organizer ?? '' }];
  const others = staff.map(({ user_id, username }) => ({
    id: printUserId(user_id),
    name: username,
  }));
  return {
    name: row.name,
    status: row.status,
    structure: { ...row.structure },
    role,
    player,
    players: players.map(({ id, shown_name, list_id, status }) => ({
      id,
      name: shown_name,
      list: list_id,
      code: codes?.get(list_id ?? '') ?? null,
      ticket: role === 'display' ? null : signTicket(secret, place, id),
      status,
    })),
    staff: [...organiser, ...others],
  };
}

export async function readLog(
  db: Database,
  place: TournamentPlace,
  after: number,
): Promise<LogAnswer> {
  const rows = await listLog(db, place, after + 1, LOG_PAGE + 1);
  const shown = rows.slice(0, LOG_PAGE);
  return {
    entries: shown.map((row) => ({ seq: row.seq, ...toEntry(row) })),
    seq: shown.at(-1)?.seq ?? after,
    hasMore: rows.length > LOG_PAGE,
    head: shown.at(-1)?.hash ?? null,
  };
}

/** The current read, and the next one, which later callers share. */
type Turn = { running: Promise<OpenDesk>; next: Promise<OpenDesk> | null };
const turns = new Map<string, Turn>();

/**
 * Reads the desk synchronously. Concurrent callers share a read that started after their call,
 * because an earlier one may be outdated.
 */
export async function readDesk<T>(
  db: Database,
  place: TournamentPlace,
  read: (desk: Desk) => T,
): Promise<T> {
  const { desk } = await joinTurn(db, place);
  return read(desk);
}

function joinTurn(db: Database, place: TournamentPlace): Promise<OpenDesk> {
  const turn = turns.get(`${place.game}/${place.id}`);
  if (!turn) return beginTurn(db, place);
  const goOn = () => beginTurn(db, place);
  turn.next ??= turn.running.then(goOn, goOn);
  return turn.next;
}

function beginTurn(db: Database, place: TournamentPlace): Promise<OpenDesk> {
  const key = `${place.game}/${place.id}`;
  const running = openDesk(db, place).then((open) => {
    keepDesk(place, open);
    return open;
  });
  const turn: Turn = { running, next: null };
  turns.set(key, turn);
  const end = () => {
    if (turn.next === null) turns.delete(key);
  };
  running.then(end, end);
  return running;
}
