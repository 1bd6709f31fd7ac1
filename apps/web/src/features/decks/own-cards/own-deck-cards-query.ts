import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

const OWN_DECK_CARDS = 'GET /api/games/:game/my-deck-cards';

export type OwnDeckCards = Answer<typeof OWN_DECK_CARDS>;

/** The cards of each own deck. */
export const ownDeckCardsQuery = (game: string, as: string | undefined) =>
  apiQuery(OWN_DECK_CARDS, { params: { game } }, { as });
