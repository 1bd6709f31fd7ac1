import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

/** Copies in `deck` are free for it. */
export function claimsQuery(api: ApiClient, game: string, deck?: string) {
  return queryOptions({
    queryKey: ['claims', game, deck ?? null],
    queryFn: ({ signal }) => {
      const query = deck === undefined ? {} : { deck };
      return api
        .GET('/api/games/{game}/my-taken-copies', { params: { path: { game }, query }, signal })
        .then(getData<components['schemas']['Claims']>);
    },
  });
}
