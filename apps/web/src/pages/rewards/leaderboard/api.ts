import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';

export type Cursor = { after?: string | undefined; before?: string | undefined };

export function leaderboardQuery(api: ApiClient, { after, before }: Cursor) {
  return queryOptions({
    queryKey: ['leaderboard', after, before],
    queryFn: async ({ signal }) => {
      const query = { ...(after && { after }), ...(before && !after && { before }) };
      return getData(await api.GET('/api/leaderboard', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export function ownRankQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['own-rank', userId],
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/rank', { signal })),
  });
}
