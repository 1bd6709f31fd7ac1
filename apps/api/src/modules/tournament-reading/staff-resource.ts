import type { Resource } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { StaffRole } from '@deckframe/domain/tournament/staff-roles';
import type { StaffRow, TournamentRow } from './queries.ts';

/** An event as `can` knows it: who of its staff is what. */
export function toStaffResource(
  { organizer_id }: Pick<TournamentRow, 'organizer_id'>,
  staff: readonly Pick<StaffRow, 'role' | 'user_id'>[],
): Resource<UserId> {
  const withRole = (...roles: StaffRole[]): UserId[] =>
    staff.filter(({ role }) => roles.includes(role)).map(({ user_id }) => user_id);
  return {
    organisers: [...(organizer_id === null ? [] : [organizer_id]), ...withRole('organiser')],
    headJudges: withRole('headJudge'),
    judges: withRole('headJudge', 'judge'),
    scorekeepers: withRole('scorekeeper'),
    displays: withRole('display'),
  };
}
