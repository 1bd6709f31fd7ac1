import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

export type CardRating = Answer<'GET /api/games/:game/cards/:cardno/rating'>;
export interface RatedCard {
  readonly game: string;
  readonly cardno: string;
}

export const ratingQuery = (card: RatedCard, as: string | undefined) =>
  apiQuery('GET /api/games/:game/cards/:cardno/rating', { params: card }, { as });

/** Computes optimistic counts. */
export function withOwnRating(before: CardRating, rating: number): CardRating {
  const sum = (before.average ?? 0) * before.count - (before.mine ?? 0) + rating;
  const count = before.count + (before.mine === null ? 1 : 0);
  return { average: sum / count, count, mine: rating };
}
