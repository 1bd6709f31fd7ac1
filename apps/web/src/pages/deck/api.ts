import type { DeckAddress } from '#decks/api/deck-requests.ts';
import type { ApiClient } from '#lib/api-client.ts';

/** DLIST-07: somebody looks at it. Whether it counts is the server's affair. */
export function countView(api: ApiClient, path: DeckAddress): void {
  api.POST('/api/games/{game}/decks/{deckId}/views', { params: { path } }).catch(() => {});
}
