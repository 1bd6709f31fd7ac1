import { queryOptions } from '@tanstack/react-query';
import { readDeck, type DeckAddress } from '#decks/api/deck-requests.ts';
import type { DeckSummary } from '#decks/api/deck-mapping.ts';
import type { Body, CallApi } from '#lib/api-client.ts';
import { findDeckId } from './find-deck-id.ts';

export type DeckFlags = Body<'PUT /api/admin/games/:game/decks/:deckId/moderation'>;

export const MARKED_DECKS_KEY = ['admin', 'decks'] as const;

/** Returns the deck of an address, otherwise public decks by name, otherwise the starter decks. */
export function markedDecksQuery(api: CallApi, game: string, search: string) {
  return queryOptions({
    queryKey: [...MARKED_DECKS_KEY, game, search],
    queryFn: async ({ signal }): Promise<DeckSummary[]> => {
      const deckId = findDeckId(search);
      if (deckId !== undefined) return [await readDeck(api, { game, deckId }, signal)];
      const query = search === '' ? { starter: 'true' as const } : { name: search };
      const answer = await api('GET /api/games/:game/decks', { params: { game }, query, signal });
      return answer.decks;
    },
  });
}

export async function markDeck(
  api: CallApi,
  path: DeckAddress,
  body: DeckFlags,
  key: string,
): Promise<DeckSummary> {
  return await api('PUT /api/admin/games/:game/decks/:deckId/moderation', {
    params: path,
    key,
    body,
  });
}
