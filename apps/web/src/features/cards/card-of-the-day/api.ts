import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type DailyCard = components['schemas']['DailyCard'];

export function toUtcDate(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** RATE-08: keyed by UTC date, so it loads once per date. */
export function dailyCardQuery(api: ApiClient, game: string, now: Date) {
  return queryOptions({
    queryKey: ['daily-card', game, toUtcDate(now)],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/daily-card', { params: { path: { game } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
