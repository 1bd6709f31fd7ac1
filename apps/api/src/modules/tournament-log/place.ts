import type { TournamentPlace } from '../tournament-reading/service.ts';

export const toPlace = (params: { game: string; tournamentId: string }): TournamentPlace => ({
  game: params.game,
  id: params.tournamentId,
});
