import { getData, type ApiClient } from '#lib/api-client.ts';
import { changeHeaders, writeHeaders } from '#lib/write/write-key.ts';
import type { CardRow } from '#catalogue/engine/catalogue-card.ts';
import type { DeckAnswer, DeckSaveBody, SavedDeck } from './deck-mapping.ts';

export interface DeckAddress {
  readonly game: string;
  readonly deckId: string;
}

export function readDeck(api: ApiClient, path: DeckAddress, signal?: AbortSignal) {
  return api
    .GET('/api/games/{game}/decks/{deckId}', { params: { path }, signal })
    .then(getData<DeckAnswer & { cards?: readonly CardRow[] }>);
}

/** A save; repeating its key is safe. */
export interface SaveRequest extends DeckAddress {
  /** Null for a deck that the server does not know yet. */
  readonly version: number | null;
  readonly idempotencyKey: string;
  readonly body: DeckSaveBody;
}

export function sendSave(api: ApiClient, request: SaveRequest): Promise<SavedDeck> {
  const { game, deckId, version, idempotencyKey, body } = request;
  if (version === null) {
    return api
      .POST('/api/games/{game}/decks', {
        params: { path: { game }, header: writeHeaders(idempotencyKey) },
        body: { id: deckId, ...body },
      })
      .then(getData<SavedDeck>);
  }
  return api
    .PUT('/api/games/{game}/decks/{deckId}', {
      params: { path: { game, deckId }, header: changeHeaders(idempotencyKey, version) },
      body,
    })
    .then(getData<SavedDeck>);
}
