import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type DeckLike = components['schemas']['DeckLike'];
export interface LikedDeck {
  readonly game: string;
  readonly deckId: string;
}

const PATH = '/api/games/{game}/decks/{deckId}/like';

/** The own like changes with the member who asks. */
export function likeQuery(api: ApiClient, deck: LikedDeck, userId: string | undefined) {
  return queryOptions({
    queryKey: ['deck-like', deck.game, deck.deckId, userId],
    queryFn: async ({ signal }): Promise<DeckLike> =>
      getData(await api.GET(PATH, { params: { path: deck }, signal })),
  });
}

export async function saveLike(api: ApiClient, deck: LikedDeck, like: boolean, key: string) {
  const params = { path: deck, header: writeHeaders(key) };
  if (!like) return { ...getData(await api.DELETE(PATH, { params })), exp: [] };
  return getData(await api.PUT(PATH, { params }));
}
