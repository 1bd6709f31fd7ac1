import { apiQuery } from '#lib/api-query.ts';

/** Enough for a row on a wide screen and for a fan of different colours. */
export const NEWEST_LIMIT = 18;

export function newestCardsQuery(game: string) {
  return apiQuery(
    'GET /api/games/:game/newest-cards',
    { params: { game }, query: { limit: String(NEWEST_LIMIT) } },
    { staleTime: 5 * 60_000, select: ({ cards }) => cards },
  );
}
