import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type Placement = Answer<'GET /api/games/:game/decks/:deckId/results'>['results'][number];
export type ResultsOf = { deckId: string } | { userId: string };

export function resultsQuery(api: CallApi, game: string, of: ResultsOf) {
  return infiniteQueryOptions({
    queryKey: ['tournaments', game, 'results', of],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      if ('deckId' in of) {
        return await api('GET /api/games/:game/decks/:deckId/results', {
          params: { game, ...of },
          query,
          signal,
        });
      }
      return await api('GET /api/games/:game/users/:userId/results', {
        params: { game, ...of },
        query,
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
}
