import type { CallApi } from '#lib/api-client.ts';
import type { DeckSaveBody, SavedDeck } from './deck-mapping.ts';

export interface DeckAddress {
  readonly game: string;
  readonly deckId: string;
}

export function readDeck(api: CallApi, path: DeckAddress, signal?: AbortSignal) {
  return api('GET /api/games/:game/decks/:deckId', { params: path, signal });
}

/** A save; repeating its key is safe. */
export interface SaveRequest extends DeckAddress {
  /** Null for a deck that was never saved on the server. */
  readonly version: number | null;
  readonly idempotencyKey: string;
  readonly body: DeckSaveBody;
}

export function sendSave(api: CallApi, request: SaveRequest): Promise<SavedDeck> {
  const { game, deckId, version, idempotencyKey, body } = request;
  if (version === null) {
    return api('POST /api/games/:game/decks', {
      params: { game },
      key: idempotencyKey,
      body: { id: deckId, ...body },
    });
  }
  return api('PUT /api/games/:game/decks/:deckId', {
    params: { game, deckId },
    key: idempotencyKey,
    version,
    body,
  });
}
