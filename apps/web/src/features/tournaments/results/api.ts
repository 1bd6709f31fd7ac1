import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type Placement = components['schemas']['TournamentPlacement'];
export type ResultsOf = { deckId: string } | { userId: string };

export function resultsQuery(api: ApiClient, game: string, of: ResultsOf) {
  return infiniteQueryOptions({
    queryKey: ['tournaments', game, 'results', of],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      if ('deckId' in of) {
        const params = { path: { game, ...of }, query };
        return getData(
          await api.GET('/api/games/{game}/decks/{deckId}/results', { params, signal }),
        );
      }
      const params = { path: { game, ...of }, query };
      return getData(await api.GET('/api/games/{game}/users/{userId}/results', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
}
