import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type EventSummary = Answer<'POST /api/admin/events'>;
export type EventState = EventSummary['state'];
/** Rewards of levels run for good, so they have a list of their own. */
export type EventListId = 'events' | 'levels';
export type EventQuestion = { list: EventListId; state: EventState | 'all' };
export type EventType = EventSummary['type'];
export type EventBody = Body<'POST /api/admin/events'>;
export type EventChange = Body<'PATCH /api/admin/events/:eventId'>;
export type Audience = NonNullable<EventBody['audience']>;

export const EVENTS_KEY = ['admin', 'events'] as const;

export function eventsQuery(api: CallApi, { list, state }: EventQuestion) {
  return infiniteQueryOptions({
    queryKey: [...EVENTS_KEY, list, state],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        list,
        ...(state !== 'all' && { state }),
        ...(pageParam !== null && { before: pageParam }),
      };
      return await api('GET /api/admin/events', { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function reachQuery(api: CallApi, audience: Audience) {
  const asked = JSON.stringify(audience);
  return queryOptions({
    queryKey: ['admin', 'reach', asked],
    queryFn: async ({ signal }) => {
      return await api('GET /api/admin/events/reach', { query: { audience: asked }, signal });
    },
  });
}

export async function createEvent(api: CallApi, body: EventBody, key: string) {
  return await api('POST /api/admin/events', { key, body });
}

export async function changeEvent(api: CallApi, id: string, body: EventChange, key: string) {
  await api('PATCH /api/admin/events/:eventId', { params: { eventId: id }, key, body });
}

export async function endEvent(api: CallApi, id: string, key: string) {
  await api('POST /api/admin/events/:eventId/end', { params: { eventId: id }, key });
}

export async function deleteEvent(api: CallApi, id: string, key: string) {
  await api('DELETE /api/admin/events/:eventId', { params: { eventId: id }, key });
}
