import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { TOURNAMENT_LIMITS, type StaffRole } from '@deckframe/domain/tournaments/event';
import { mayBecome, type TournamentState } from '@deckframe/domain/tournaments/states';
import { AppError } from '../../../lib/app-error.ts';
import type { Games } from '../../../lib/games.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import { notify } from '../../rewards/notices/service.ts';
import { type TournamentPlace, holdTournament } from '../desk/reading-service.ts';
import { listPlayerIds } from '../entries/service.ts';
import { deleteStaff, findMemberByName, setStaff } from './queries.ts';
import { noteOffice, getTournament } from './service.ts';
import { updateState } from './write-queries.ts';

/** Changes the state of an event. If it is cancelled, all registered players are notified. */
export async function changeState(
  write: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  games: Games,
  place: TournamentPlace,
  status: TournamentState,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const { row } = await holdTournament(db, place, user, 'tournament.manage');
  if (row.status !== status) {
    // Imported events have already finished.
    if (row.source === 'imported' || !mayBecome(row.status, status))
      throw new AppError('TOURNAMENT_STATE');
    if (status === 'running' && row.player_count < 2) throw new AppError('TOURNAMENT_STATE');
    await updateState(db, place, status);
    await noteOffice(write, place, { action: 'tournament.state', row, after: { status } });
    if (status === 'cancelled') {
      await notify(write, await listPlayerIds(db, place), {
        kind: 'tournament',
        place: { type: 'tournament', ...place },
        label: row.name,
        detail: 'cancelled',
      });
    }
  }
  return getTournament({ db, games }, place, user);
}

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

/** Adds a staff member of an event or changes the role. */
export async function putStaff(
  write: Write,
  games: Games,
  place: TournamentPlace,
  { username, duty: role }: { username: string; duty: StaffRole },
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const { row, staff } = await holdTournament(db, place, user, 'tournament.manage');
  const member = await findMemberByName(db, username);
  if (member === undefined) throw new AppError('USER_NOT_FOUND');
  if (member.id === row.organizer_id) throw new AppError('SELF_REFUSED');
  if (await isBlockedBetween(db, user.id, member.id)) throw new AppError('CONTACT_BLOCKED');
  if (staff.length >= TOURNAMENT_LIMITS.staff) {
    throw new AppError('TOURNAMENT_LIMIT', { limit: TOURNAMENT_LIMITS.staff });
  }
  await setStaff(db, place, member.id, role);
  await noteOffice(write, place, { action: 'tournament.staff', row, after: { role } });
  return getTournament({ db, games }, place, user);
}

export async function removeStaff(
  write: Write,
  games: Games,
  place: TournamentPlace,
  username: string,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const { row } = await holdTournament(db, place, user, 'tournament.manage');
  const member = await findMemberByName(db, username);
  if (member === undefined) throw new AppError('USER_NOT_FOUND');
  await deleteStaff(db, place, member.id);
  await noteOffice(write, place, { action: 'tournament.staff', row, after: { role: null } });
  return getTournament({ db, games }, place, user);
}
