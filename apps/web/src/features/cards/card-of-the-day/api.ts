import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

export type DailyCard = Answer<'GET /api/games/:game/daily-card'>;

export function toUtcDate(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** RATE-08: keyed by UTC date, so it loads once per date. */
export function dailyCardQuery(game: string, now: Date) {
  return apiQuery(
    'GET /api/games/:game/daily-card',
    { params: { game } },
    { as: toUtcDate(now), staleTime: Infinity },
  );
}
