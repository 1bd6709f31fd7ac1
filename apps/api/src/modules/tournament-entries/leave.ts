import type { RosterEntry } from '@deckframe/contract/tournaments/tournament-entries';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { notify, type Teller } from '../notices/service.ts';
import { appendByServer, type OpenDesk } from '../tournament-log/service.ts';
import {
  holdTournament,
  lockTournament,
  requireTournament,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { findEntryOf } from './queries.ts';
import {
  deleteEntry,
  insertEntry,
  moveWaiting,
  setStatus,
} from '../tournaments/entries/write-queries.ts';

type Write = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

/** Before the start the place is free again; later it is a drop, and what was played stays. */
export async function leave(write: Write, place: TournamentPlace): Promise<OpenDesk | null> {
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

/** Whoever waited longest gets a free place and hears of it. Call it with the event held. */
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

/** Somebody without an account, by staff at the desk; no wait list for whoever stands there. */
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
