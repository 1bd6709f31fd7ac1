import { queryOptions } from '@tanstack/react-query';
import { tournamentsKey } from '#features/tournaments/events/api.ts';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type Objection =
  Answer<'GET /api/games/:game/tournaments/:tournamentId/objections'>['objections'][number];

export function objectionsQuery(api: CallApi, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'objections', tournamentId],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/objections', {
        params: { game, tournamentId },
        signal,
      });
    },
  });
}
