import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type OwnDeckCards = components['schemas']['OwnDeckCards'];

/** What it takes to build each of one's decks. */
export function ownDeckCardsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['decks', game, 'cards'],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-deck-cards', { params: { path: { game } }, signal })
        .then(getData<OwnDeckCards>),
  });
}
