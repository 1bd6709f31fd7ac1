import { getData, type ApiClient } from '#lib/api-client.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export function sleeveDeck(
  api: ApiClient,
  path: { game: string; deckId: string },
  isSleeved: boolean,
  key: string,
) {
  const params = { path, header: writeHeaders(key) };
  return api
    .PUT('/api/games/{game}/decks/{deckId}/sleeved', { params, body: { isSleeved } })
    .then(getData);
}
