import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type ActivityEntry = components['schemas']['ActivityEntry'];
export type ActivitySubject = components['schemas']['ActivitySubject'];
type ActivityPage = components['schemas']['Activity'];

export const ACTIVITY_KINDS = ['all', 'decks', 'comments', 'ratings'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Newest first; the next page goes on where this one ends. */
export function activityQuery(api: ApiClient, userId: string, kind: ActivityKind) {
  return infiniteQueryOptions({
    queryKey: ['activity', userId, kind],
    queryFn: async ({ signal, pageParam }): Promise<ActivityPage> => {
      const query = { kind, ...(pageParam !== null && { after: pageParam }) };
      const params = { path: { userId }, query };
      return getData(await api.GET('/api/users/{userId}/activity', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
    // Always refetched, because members return here after commenting.
    staleTime: 0,
  });
}
