import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { TOURNAMENT_LIMITS, type StaffRole } from '@deckframe/domain/tournaments/event';
import { mayBecome, type TournamentState } from '@deckframe/domain/tournaments/states';
import { AppError } from '../../../lib/app-error.ts';
import type { Games } from '../../../lib/games.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  endInvitation,
  endInvitationsBy,
  invite,
  type InvitedPlace,
  listInvitations,
  takeInvitation,
} from '../../accounts/invitations/service.ts';
import { notify } from '../../rewards/notices/service.ts';
import {
  type TournamentPlace,
  holdTournament,
  lockTournament,
  requireTournament,
} from '../desk/reading-service.ts';
import { listPlayerIds } from '../entries/service.ts';
import { deleteStaff, findMemberByName, setStaff } from './queries.ts';
import { noteOffice, getTournament, toRole } from './service.ts';
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

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

const invitedTo = (place: TournamentPlace): InvitedPlace => ({ type: 'tournament', ...place });

/**
 * Invites a member to the staff. Nobody is named or has rights before they accept. Somebody who
 * accepted once gets another role at once.
 */
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
  if (staff.some(({ user_id }) => user_id === member.id)) {
    await setStaff(db, place, member.id, role);
    // Only organisers may invite.
    if (role !== 'organiser') await endInvitationsBy(write, invitedTo(place), member.id);
    await noteOffice(write, place, { action: 'tournament.staff', row, after: { role } });
    return getTournament({ db, games }, place, user);
  }
  const open = await listInvitations(db, invitedTo(place));
  const others = open.filter(({ user_id }) => user_id !== member.id);
  requireSeat(staff.length + others.length);
  await invite(write, invitedTo(place), { userId: member.id, role, label: row.name });
  await noteOffice(write, place, { action: 'tournament.invite', row, after: { role } });
  return getTournament({ db, games }, place, user);
}

function requireSeat(taken: number): void {
  const limit = TOURNAMENT_LIMITS.staff;
  if (taken >= limit) throw new AppError('TOURNAMENT_LIMIT', { limit });
}

/** Accepting again changes nothing. */
export async function acceptDuty(
  write: Write,
  games: Games,
  place: TournamentPlace,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  await lockTournament(db, place.game, place.id);
  const { row, staff } = await requireTournament(db, place, user);
  const invitation = await takeInvitation(write, invitedTo(place));
  if (!staff.some(({ user_id }) => user_id === user.id)) {
    if (invitation === undefined) throw new AppError('INVITATION_NOT_FOUND');
    requireSeat(staff.length);
    const role = toRole(invitation);
    await setStaff(db, place, user.id, role);
    await noteOffice(write, place, { action: 'tournament.staff', row, after: { role } });
  }
  return getTournament({ db, games }, place, user);
}

/** Declines an invitation or leaves the staff. Works also for a draft that is invisible then. */
export async function leaveDuty(write: Write, place: TournamentPlace): Promise<void> {
  const { db, user } = write;
  await lockTournament(db, place.game, place.id);
  await endDuty(write, place, user.id);
}

async function endDuty(write: Write, place: TournamentPlace, userId: UserId): Promise<void> {
  await deleteStaff(write.db, place, userId);
  await endInvitation(write, invitedTo(place), userId);
  await endInvitationsBy(write, invitedTo(place), userId);
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
  await endDuty(write, place, member.id);
  await noteOffice(write, place, { action: 'tournament.staff', row, after: { role: null } });
  return getTournament({ db, games }, place, user);
}
