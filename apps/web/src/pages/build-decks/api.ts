import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type OwnDeckCards = components['schemas']['OwnDeckCards'];

export function ownDeckCardsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['decks', game, 'cards'],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-deck-cards', { params: { path: { game } }, signal })
        .then(getData<OwnDeckCards>),
  });
}

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
