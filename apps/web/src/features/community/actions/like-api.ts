import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type DeckLike = Answer<'GET /api/games/:game/decks/:deckId/like'>;
export interface LikedDeck {
  readonly game: string;
  readonly deckId: string;
}

/** The own like depends on the logged-in member. */
export function likeQuery(api: CallApi, deck: LikedDeck, userId: string | undefined) {
  return queryOptions({
    queryKey: ['deck-like', deck.game, deck.deckId, userId],
    queryFn: async ({ signal }): Promise<DeckLike> =>
      await api('GET /api/games/:game/decks/:deckId/like', { params: deck, signal }),
  });
}

export async function saveLike(api: CallApi, deck: LikedDeck, like: boolean, key: string) {
  if (!like)
    return {
      ...(await api('DELETE /api/games/:game/decks/:deckId/like', { params: deck, key })),
      exp: [],
    };
  return await api('PUT /api/games/:game/decks/:deckId/like', { params: deck, key });
}
