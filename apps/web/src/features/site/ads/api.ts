import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type Ads = components['schemas']['Ads'];
export type HouseAd = Ads['ads'][number];

/** Loaded once per visit. */
export function adsQuery(api: ApiClient, game: string, locale: string) {
  const language = locale === 'de' ? ('de' as const) : ('en' as const);
  return queryOptions({
    queryKey: ['ads', game, language],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/ads', {
          params: { path: { game }, query: { language } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
