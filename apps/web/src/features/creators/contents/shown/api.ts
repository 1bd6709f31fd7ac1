import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type ContentSummary = components['schemas']['ContentSummary'];
export type Content = components['schemas']['Content'];

/** Which contents of a game: of an author, a deck or a card, or all. */
export interface ContentsAsked {
  readonly author?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly type?: ContentSummary['type'];
}

export const contentsKey = (game: string) => ['contents', game] as const;

export function contentsQuery(api: ApiClient, game: string, asked: ContentsAsked) {
  return infiniteQueryOptions({
    queryKey: [...contentsKey(game), 'list', asked],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...asked, ...(pageParam !== null && { after: pageParam }) };
      const params = { path: { game }, query };
      return getData(await api.GET('/api/games/{game}/contents', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function contentQuery(api: ApiClient, game: string, contentId: string) {
  return queryOptions({
    queryKey: [...contentsKey(game), 'one', contentId],
    queryFn: async ({ signal }) => {
      const params = { path: { game, contentId } };
      return getData(await api.GET('/api/games/{game}/contents/{contentId}', { params, signal }));
    },
  });
}
