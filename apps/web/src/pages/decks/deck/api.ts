import type { DeckAddress } from '#decks/api/deck-requests.ts';
import type { CallApi } from '#lib/api-client.ts';

/** DLIST-07: reports a view. The server decides whether it counts. */
export function countView(api: CallApi, path: DeckAddress): void {
  api('POST /api/games/:game/decks/:deckId/views', { params: path }).catch(() => {});
}
