import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export function collectionValueQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['collection-value', game],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-collection/value', { params: { path: { game } }, signal })
        .then(getData<components['schemas']['CollectionValue']>),
  });
}
