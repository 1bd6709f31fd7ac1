import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '../api-client.ts';
import type { components } from '../openapi.gen.ts';

export type Cosmetics = components['schemas']['Cosmetics'];
export type LevelReward = components['schemas']['LevelReward'];

const HOUR_MS = 3_600_000;

/** Everything there is to wear, and the rewards of the levels; it hardly ever changes. */
export function cosmeticsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['cosmetics'],
    queryFn: async ({ signal }): Promise<Cosmetics> =>
      getData(await api.GET('/api/cosmetics', { signal })),
    staleTime: HOUR_MS,
  });
}
