import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';

export function memberDecksQuery(
  api: ApiClient,
  path: { game: string; userId: string },
  turn: { after?: string; before?: string },
) {
  return queryOptions({
    queryKey: ['decks', path.game, 'of', path.userId, turn],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/users/{userId}/decks', {
          params: { path, query: turn },
          signal,
        }),
      ),
  });
}
