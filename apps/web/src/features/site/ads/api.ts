import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

const ADS = 'GET /api/games/:game/ads';

export type Ads = Answer<typeof ADS>;
export type HouseAd = Ads['ads'][number];

/** Loaded once per visit. */
export const adsQuery = (game: string, locale: string) =>
  apiQuery(
    ADS,
    { params: { game }, query: { language: locale === 'de' ? 'de' : 'en' } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
