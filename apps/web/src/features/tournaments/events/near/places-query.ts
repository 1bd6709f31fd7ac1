import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { tournamentsKey } from '../api.ts';

/** Towns that a search can be near to. */
export function placesQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'places'],
    queryFn: async ({ signal }) => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/tournament-places', { params, signal }));
    },
  });
}
