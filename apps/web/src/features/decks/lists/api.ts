import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

export function bookmarksQuery(api: CallApi, game: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ['bookmarks', game, userId],
    queryFn: ({ signal }) => api('GET /api/games/:game/my-bookmarks', { params: { game }, signal }),
    enabled: userId !== undefined,
  });
}

export async function saveBookmark(
  api: CallApi,
  path: DeckAddress,
  isSet: boolean,
  key: string,
): Promise<void> {
  await (isSet
    ? api('PUT /api/games/:game/decks/:deckId/bookmark', { params: path, key })
    : api('DELETE /api/games/:game/decks/:deckId/bookmark', { params: path, key }));
}

export async function deleteDeck(api: CallApi, path: DeckAddress, key: string): Promise<void> {
  await api('DELETE /api/games/:game/decks/:deckId', { params: path, key });
}

export async function undeleteDeck(api: CallApi, path: DeckAddress, key: string): Promise<void> {
  await api('POST /api/games/:game/decks/:deckId/undelete', { params: path, key });
}
