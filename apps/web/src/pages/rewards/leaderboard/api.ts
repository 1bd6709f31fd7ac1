import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';

export type Cursor = { after?: string | undefined; before?: string | undefined };

export function leaderboardQuery(api: CallApi, { after, before }: Cursor) {
  return queryOptions({
    queryKey: ['leaderboard', after, before],
    queryFn: async ({ signal }) => {
      const query = { ...(after && { after }), ...(before && !after && { before }) };
      return await api('GET /api/leaderboard', { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

export function ownRankQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: ['own-rank', userId],
    queryFn: async ({ signal }) => await api('GET /api/me/rank', { signal }),
  });
}
