import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

export function bookmarksQuery(api: ApiClient, game: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ['bookmarks', game, userId],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-bookmarks', { params: { path: { game } }, signal })
        .then(getData<components['schemas']['Decks']>),
    enabled: userId !== undefined,
  });
}

export async function saveBookmark(
  api: ApiClient,
  path: DeckAddress,
  isSet: boolean,
  key: string,
): Promise<void> {
  const params = { path, header: writeHeaders(key) };
  await (isSet
    ? api.PUT('/api/games/{game}/decks/{deckId}/bookmark', { params })
    : api.DELETE('/api/games/{game}/decks/{deckId}/bookmark', { params }));
}

export async function deleteDeck(api: ApiClient, path: DeckAddress, key: string): Promise<void> {
  const params = { path, header: writeHeaders(key) };
  await api.DELETE('/api/games/{game}/decks/{deckId}', { params });
}

export async function undeleteDeck(api: ApiClient, path: DeckAddress, key: string): Promise<void> {
  const params = { path, header: writeHeaders(key) };
  await api.POST('/api/games/{game}/decks/{deckId}/undelete', { params });
}
