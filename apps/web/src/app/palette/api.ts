import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';

const SHOWN = 4;

/** Public decks by name. */
export function decksNamedQuery(api: ApiClient, game: string, name: string) {
  return queryOptions({
    queryKey: ['decks-named', game, name],
    queryFn: async ({ signal }) => {
      const query = { name, limit: String(SHOWN) };
      return getData(
        await api.GET('/api/games/{game}/decks', { params: { path: { game }, query }, signal }),
      ).decks;
    },
    placeholderData: keepPreviousData,
  });
}

/** Members by name prefix. */
export function membersNamedQuery(api: ApiClient, name: string) {
  return queryOptions({
    queryKey: ['members-named', name],
    queryFn: async ({ signal }) =>
      getData(await api.GET('/api/members', { params: { query: { name } }, signal })).members,
    placeholderData: keepPreviousData,
  });
}
