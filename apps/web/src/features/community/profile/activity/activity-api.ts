import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type ActivityEntry = Answer<'GET /api/users/:userId/activity'>['entries'][number];
export type ActivitySubject =
  Answer<'GET /api/games/:game/discussions'>['discussions'][number]['subject'];
type ActivityPage = Answer<'GET /api/users/:userId/activity'>;

export const ACTIVITY_KINDS = ['all', 'decks', 'comments', 'ratings'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Newest first; the cursor is the last entry. */
export function activityQuery(api: CallApi, userId: string, kind: ActivityKind) {
  return infiniteQueryOptions({
    queryKey: ['activity', userId, kind],
    queryFn: async ({ signal, pageParam }): Promise<ActivityPage> => {
      const query = { kind, ...(pageParam !== null && { after: pageParam }) };
      return await api('GET /api/users/:userId/activity', { params: { userId }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
    // Always refetched, because members return here after commenting.
    staleTime: 0,
  });
}
