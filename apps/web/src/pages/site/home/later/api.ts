import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';

/** What stands on a home page may be a minute old. */
const FRESH_MS = 60_000;

export function leadersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['leaders'],
    queryFn: async ({ signal }) => getData(await api.GET('/api/leaderboard', { signal })).rows,
    staleTime: FRESH_MS,
  });
}

/** Decks to begin with. */
export function starterDecksQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['starter-decks', game],
    queryFn: async ({ signal }) => {
      const query = { starter: 'true', limit: '3' } as const;
      return getData(
        await api.GET('/api/games/{game}/decks', { params: { path: { game }, query }, signal }),
      ).decks;
    },
    staleTime: FRESH_MS,
  });
}

export function discussionsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['discussions', game],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/discussions', { params: { path: { game } }, signal }),
      ).discussions,
    staleTime: FRESH_MS,
  });
}
