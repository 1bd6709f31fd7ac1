import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type ContentSummary = Answer<'PUT /api/admin/games/:game/contents/:contentId/removal'>;
export type Content = Answer<'GET /api/games/:game/contents/:contentId'>;

/** Filters the contents of a game by author, deck or card; otherwise all. */
export interface ContentsAsked {
  readonly author?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly type?: ContentSummary['type'];
}

export const contentsKey = (game: string) => ['contents', game] as const;

export function contentsQuery(api: CallApi, game: string, asked: ContentsAsked) {
  return infiniteQueryOptions({
    queryKey: [...contentsKey(game), 'list', asked],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...asked, ...(pageParam !== null && { after: pageParam }) };
      return await api('GET /api/games/:game/contents', { params: { game }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function contentQuery(api: CallApi, game: string, contentId: string) {
  return queryOptions({
    queryKey: [...contentsKey(game), 'one', contentId],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/contents/:contentId', {
        params: { game, contentId },
        signal,
      });
    },
  });
}
