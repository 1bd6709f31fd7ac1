import type { DeckAddress } from '#decks/api/deck-requests.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

/** DLIST-07: somebody looks at it. Whether it counts is the server's affair. */
export function countView(api: ApiClient, path: DeckAddress): void {
  api.POST('/api/games/{game}/decks/{deckId}/views', { params: { path } }).catch(() => {});
}

const REMOVAL = '/api/admin/games/{game}/decks/{deckId}/removal';

export async function removeDeck(
  api: ApiClient,
  path: DeckAddress,
  reason: string,
  key: string,
): Promise<void> {
  await api.PUT(REMOVAL, { params: { path, header: writeHeaders(key) }, body: { reason } });
}

export async function restoreDeck(api: ApiClient, path: DeckAddress, key: string): Promise<void> {
  await api.DELETE(REMOVAL, { params: { path, header: writeHeaders(key) } });
}
