import { readStaples } from '@deckframe/domain/community/profile/staple-string';
import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export function staplesQuery(api: ApiClient, game: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ['staples', game, userId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const params = { path: { game } };
      const answer = await api.GET('/api/me/games/{game}/staples', { params, signal });
      return readStaples(getData(answer).userStapleCards);
    },
    enabled: userId !== undefined,
  });
}

export async function saveStaple(
  api: ApiClient,
  staple: { game: string; cardno: string },
  remove: boolean,
  key: string,
): Promise<string[]> {
  const params = { path: staple, header: writeHeaders(key) };
  const path = '/api/me/games/{game}/staples/{cardno}';
  const answer = await (remove ? api.DELETE(path, { params }) : api.PUT(path, { params }));
  return readStaples(getData(answer).userStapleCards);
}
