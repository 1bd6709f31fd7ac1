import { ROSTER_PAGE, type OwnEntry } from '@deckframe/contract/tournaments/tournament-entries';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { checkInWindow } from '@deckframe/domain/tournament/entry-states';
import {
  decodePlace,
  encodePlace,
  readPage,
  refuseCursor,
  rowsToRead,
  toPage,
} from '../../lib/keyset-page.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import {
  requireTournament,
  type TournamentPlace,
  type TournamentRow,
} from '../tournaments/desk/reading-service.ts';
import { findList } from './list-queries.ts';
import { toFrozenList, toRosterEntry } from './mapping.ts';
import {
  countWaiting,
  findEntryOf,
  listEntries,
  type EntryRow,
  type RosterMoment,
} from './queries.ts';
import { signTicket } from './ticket.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parseMoment(cursor: string): RosterMoment {
  const [name, id] = decodePlace(cursor) ?? [];
  if (typeof name !== 'string' || typeof id !== 'string' || !UUID.test(id)) refuseCursor('list');
  return { name, id };
}

export async function getRoster(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
  { text, after }: { text?: string | undefined; after?: string | undefined },
) {
  const { row, resource } = await requireTournament(db, place, user);
  const page = readPage({ after }, ROSTER_PAGE, parseMoment);
  const found = await listEntries(db, place, { text, from: page.from }, rowsToRead(page));
  const { rows, older } = toPage(page, found, (entry) =>
    encodePlace([entry.shown_name.toLowerCase(), entry.id]),
  );
  const seesLists = can(user, 'tournament.see-lists', resource);
  return { players: rows.map((entry) => toRosterEntry(entry, row, seesLists)), next: older };
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
