export { tournamentsPart } from './account-part.ts';
export { parseTournamentMoment, type TournamentMoment } from './read-rounds.ts';
export {
  findTournament,
  lockTournament,
  SELECT_TOURNAMENT,
  type TournamentPlace,
  type TournamentRow,
} from './queries.ts';
export {
  holdTournament,
  requireTournament,
  requireTournamentFacts,
  type SeenTournament,
} from './require-tournament.ts';
