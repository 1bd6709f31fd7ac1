import type { CallApi } from '#lib/api-client.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

export async function deleteDeck(api: CallApi, path: DeckAddress, key: string): Promise<void> {
  await api('DELETE /api/games/:game/decks/:deckId', { params: path, key });
}

export async function undeleteDeck(api: CallApi, path: DeckAddress, key: string): Promise<void> {
  await api('POST /api/games/:game/decks/:deckId/undelete', { params: path, key });
}
