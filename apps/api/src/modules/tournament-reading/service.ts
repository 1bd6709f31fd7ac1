export { tournamentsPart } from './account-part.ts';
export {
  findTournament,
  listStaff,
  lockTournament,
  SELECT_TOURNAMENT,
  type StaffRow,
  type TournamentRow,
} from './queries.ts';
export {
  holdTournament,
  requireTournament,
  type SeenTournament,
  type TournamentPlace,
} from './require-tournament.ts';
export { toStaffResource } from './staff-resource.ts';
