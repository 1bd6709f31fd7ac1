import { readStaples } from '@deckframe/domain/community/profile/staple-string';
import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';

export function staplesQuery(api: CallApi, game: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ['staples', game, userId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const answer = await api('GET /api/me/games/:game/staples', { params: { game }, signal });
      return readStaples(answer.userStapleCards);
    },
    enabled: userId !== undefined,
  });
}

export async function saveStaple(
  api: CallApi,
  staple: { game: string; cardno: string },
  remove: boolean,
  key: string,
): Promise<string[]> {
  const answer = await (remove
    ? api('DELETE /api/me/games/:game/staples/:cardno', { params: staple, key })
    : api('PUT /api/me/games/:game/staples/:cardno', { params: staple, key }));
  return readStaples(answer.userStapleCards);
}
