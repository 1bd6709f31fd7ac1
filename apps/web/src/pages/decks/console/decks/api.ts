import { queryOptions } from '@tanstack/react-query';
import { readDeck, type DeckAddress } from '#decks/api/deck-requests.ts';
import type { DeckSummary } from '#decks/api/deck-mapping.ts';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { findDeckId } from './find-deck-id.ts';

export type DeckFlags = components['schemas']['DeckModeration'];

export const MARKED_DECKS_KEY = ['admin', 'decks'] as const;

/** Returns the deck of an address, else public decks by name, else the starter decks. */
export function markedDecksQuery(api: ApiClient, game: string, search: string) {
  return queryOptions({
    queryKey: [...MARKED_DECKS_KEY, game, search],
    queryFn: async ({ signal }): Promise<DeckSummary[]> => {
      const deckId = findDeckId(search);
      if (deckId !== undefined) return [await readDeck(api, { game, deckId }, signal)];
      const query = search === '' ? { starter: 'true' as const } : { name: search };
      const params = { path: { game }, query };
      const answer = await api.GET('/api/games/{game}/decks', { params, signal });
      return getData<components['schemas']['Decks']>(answer).decks;
    },
  });
}

export async function markDeck(
  api: ApiClient,
  path: DeckAddress,
  body: DeckFlags,
  key: string,
): Promise<DeckSummary> {
  const params = { path, header: writeHeaders(key) };
  return getData(
    await api.PUT('/api/admin/games/{game}/decks/{deckId}/moderation', { params, body }),
  );
}
