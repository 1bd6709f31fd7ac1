import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type CardRating = components['schemas']['CardRating'];
export type Rated = components['schemas']['Rated'];
export interface RatedCard {
  readonly game: string;
  readonly cardno: string;
}

/** The rating changes with the member who asks. */
export function ratingQuery(api: ApiClient, card: RatedCard, userId: string | undefined) {
  return queryOptions({
    queryKey: ['rating', card.game, card.cardno, userId],
    queryFn: async ({ signal }): Promise<CardRating> =>
      getData(
        await api.GET('/api/games/{game}/cards/{cardno}/rating', {
          params: { path: card },
          signal,
        }),
      ),
  });
}

export async function rateCard(
  api: ApiClient,
  card: RatedCard,
  rating: number,
  key: string,
): Promise<Rated> {
  const params = { path: card, header: writeHeaders(key) };
  return getData(
    await api.PUT('/api/games/{game}/cards/{cardno}/rating', { params, body: { rating } }),
  );
}

export async function rateDailyCard(
  api: ApiClient,
  game: string,
  rating: number,
  key: string,
): Promise<Rated> {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(
    await api.PUT('/api/games/{game}/daily-card/rating', { params, body: { rating } }),
  );
}

/** Computes optimistic counts. */
export function withOwnRating(before: CardRating, rating: number): CardRating {
  const sum = (before.average ?? 0) * before.count - (before.mine ?? 0) + rating;
  const count = before.count + (before.mine === null ? 1 : 0);
  return { average: sum / count, count, mine: rating };
}
