import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';

export type ActivityEntry = Answer<'GET /api/users/:userId/activity'>['entries'][number];
export type ActivitySubject =
  Answer<'GET /api/games/:game/discussions'>['discussions'][number]['subject'];

export const ACTIVITY_KINDS = ['all', 'decks', 'comments', 'ratings'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Newest first; the cursor is the last entry. */
export const activityQuery = (userId: string, kind: ActivityKind) =>
  apiPages(
    'GET /api/users/:userId/activity',
    { params: { userId }, query: { kind } },
    // Always refetched, because members return here after commenting.
    { cursor: 'after', next: (page) => page.older, staleTime: 0 },
  );
