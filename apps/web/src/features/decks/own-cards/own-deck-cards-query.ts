import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type OwnDeckCards = Answer<'GET /api/games/:game/my-deck-cards'>;

/** The cards of each own deck. */
export function ownDeckCardsQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: ['decks', game, 'cards'],
    queryFn: ({ signal }) =>
      api('GET /api/games/:game/my-deck-cards', { params: { game }, signal }),
  });
}
