import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type Ads = Answer<'GET /api/games/:game/ads'>;
export type HouseAd = Ads['ads'][number];

/** Loaded once per visit. */
export function adsQuery(api: CallApi, game: string, locale: string) {
  const language = locale === 'de' ? ('de' as const) : ('en' as const);
  return queryOptions({
    queryKey: ['ads', game, language],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/ads', { params: { game }, query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
