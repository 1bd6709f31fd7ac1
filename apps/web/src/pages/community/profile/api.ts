import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';

export function memberDecksQuery(
  api: CallApi,
  path: { game: string; userId: string },
  turn: { after?: string; before?: string },
) {
  return queryOptions({
    queryKey: ['decks', path.game, 'of', path.userId, turn],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/users/:userId/decks', { params: path, query: turn, signal }),
  });
}
