import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '../api-client.ts';

export type Cosmetics = Answer<'GET /api/cosmetics'>;
export type LevelReward = Answer<'GET /api/cosmetics'>['rewards'][number];

const HOUR_MS = 3_600_000;

/** Everything there is to wear, and the rewards of the levels; it hardly ever changes. */
export function cosmeticsQuery(api: CallApi) {
  return queryOptions({
    queryKey: ['cosmetics'],
    queryFn: async ({ signal }): Promise<Cosmetics> => await api('GET /api/cosmetics', { signal }),
    staleTime: HOUR_MS,
  });
}
