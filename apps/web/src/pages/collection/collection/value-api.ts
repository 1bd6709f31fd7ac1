import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';

export function collectionValueQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: ['collection-value', game],
    queryFn: ({ signal }) =>
      api('GET /api/games/:game/my-collection/value', { params: { game }, signal }),
  });
}
