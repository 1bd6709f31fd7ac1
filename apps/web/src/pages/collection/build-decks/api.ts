import type { CallApi } from '#lib/api-client.ts';

export function sleeveDeck(
  api: CallApi,
  path: { game: string; deckId: string },
  isSleeved: boolean,
  key: string,
) {
  return api('PUT /api/games/:game/decks/:deckId/sleeved', {
    params: path,
    key,
    body: { isSleeved },
  });
}
