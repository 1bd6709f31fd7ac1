import type { DeckAddress } from '#decks/api/deck-requests.ts';
import type { CallApi } from '#lib/api-client.ts';

/** DLIST-07: reports a view. The server decides whether it counts. */
export function countView(api: CallApi, path: DeckAddress): void {
  api('POST /api/games/:game/decks/:deckId/views', { params: path }).catch(() => {});
}

export async function removeDeck(
  api: CallApi,
  path: DeckAddress,
  reason: string,
  key: string,
): Promise<void> {
  await api('PUT /api/admin/games/:game/decks/:deckId/removal', {
    params: path,
    key,
    body: { reason },
  });
}

export async function restoreDeck(api: CallApi, path: DeckAddress, key: string): Promise<void> {
  await api('DELETE /api/admin/games/:game/decks/:deckId/removal', { params: path, key });
}
