import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import { tournamentsKey } from '../api.ts';

/** Towns for the distance search. */
export function placesQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'places'],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/tournament-places', { params: { game }, signal });
    },
  });
}
