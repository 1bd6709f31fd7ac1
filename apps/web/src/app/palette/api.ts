import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';

const SHOWN = 4;

/** Public decks by name. */
export function decksNamedQuery(api: CallApi, game: string, name: string) {
  return queryOptions({
    queryKey: ['decks-named', game, name],
    queryFn: async ({ signal }) => {
      const query = { name, limit: String(SHOWN) };
      return (await api('GET /api/games/:game/decks', { params: { game }, query, signal })).decks;
    },
    placeholderData: keepPreviousData,
  });
}

/** Members by name prefix. */
export function membersNamedQuery(api: CallApi, name: string) {
  return queryOptions({
    queryKey: ['members-named', name],
    queryFn: async ({ signal }) =>
      (await api('GET /api/members', { query: { name }, signal })).members,
    placeholderData: keepPreviousData,
  });
}
