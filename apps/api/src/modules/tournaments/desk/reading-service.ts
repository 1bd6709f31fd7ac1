export { tournamentsPart } from './account-part.ts';
export { parseTournamentMoment, type TournamentMoment } from '../../tournament-reading/place.ts';
export {
  findTournament,
  lockTournament,
  SELECT_TOURNAMENT,
  type TournamentFacts,
  type TournamentRow,
} from '../../tournament-reading/queries.ts';
export {
  holdTournament,
  requireTournament,
  requireTournamentFacts,
  type SeenTournament,
  type TournamentPlace,
} from './require-tournament.ts';
