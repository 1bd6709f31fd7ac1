import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';

/** Enough for a row on a wide screen and for a fan of different colours. */
export const NEWEST_LIMIT = 18;

export function newestCardsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['newest-cards', game],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/newest-cards', {
          params: { path: { game }, query: { limit: String(NEWEST_LIMIT) } },
          signal,
        }),
      ).cards,
    staleTime: 5 * 60_000,
  });
}
