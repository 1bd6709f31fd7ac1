import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export const toPlace = (params: { game: string; tournamentId: string }): TournamentPlace => ({
  game: params.game,
  id: params.tournamentId,
});
