import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { TOURNAMENT_LIMITS } from '@deckframe/domain/tournament/event';
import type { StaffRole } from '@deckframe/domain/tournament/staff-roles';
import { AppError } from '../../lib/app-error.ts';
import type { Games } from '../../lib/games.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { holdTournament, type TournamentPlace } from './desk/reading-service.ts';
import { noteOffice } from './audit.ts';
import { getTournament } from './service.ts';
import { deleteStaff, findMemberByName, setStaff } from './staff-queries.ts';

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

/** Gives a member a part in running an event, or another one. */
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
