import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, paths } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type EventSummary = components['schemas']['EventSummary'];
export type EventState = EventSummary['state'];
/** Rewards of levels run for good, so they have a list of their own. */
export type EventListId = 'events' | 'levels';
export type EventQuestion = { list: EventListId; state: EventState | 'all' };
export type EventType = EventSummary['type'];
export type EventBody = NonNullable<
  paths['/api/admin/events']['post']['requestBody']
>['content']['application/json'];
export type EventChange = NonNullable<
  paths['/api/admin/events/{eventId}']['patch']['requestBody']
>['content']['application/json'];
export type Audience = NonNullable<EventBody['audience']>;

export const EVENTS_KEY = ['admin', 'events'] as const;

export function eventsQuery(api: ApiClient, { list, state }: EventQuestion) {
  return infiniteQueryOptions({
    queryKey: [...EVENTS_KEY, list, state],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        list,
        ...(state !== 'all' && { state }),
        ...(pageParam !== null && { before: pageParam }),
      };
      return getData(await api.GET('/api/admin/events', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function reachQuery(api: ApiClient, audience: Audience) {
  const asked = JSON.stringify(audience);
  return queryOptions({
    queryKey: ['admin', 'reach', asked],
    queryFn: async ({ signal }) => {
      const params = { query: { audience: asked } };
      return getData(await api.GET('/api/admin/events/reach', { params, signal }));
    },
  });
}

export async function createEvent(api: ApiClient, body: EventBody, key: string) {
  const params = { header: writeHeaders(key) };
  return getData(await api.POST('/api/admin/events', { params, body }));
}

const one = (eventId: string, key: string) => ({ path: { eventId }, header: writeHeaders(key) });

export async function changeEvent(api: ApiClient, id: string, body: EventChange, key: string) {
  await api.PATCH('/api/admin/events/{eventId}', { params: one(id, key), body });
}

export async function endEvent(api: ApiClient, id: string, key: string) {
  await api.POST('/api/admin/events/{eventId}/end', { params: one(id, key) });
}

export async function deleteEvent(api: ApiClient, id: string, key: string) {
  await api.DELETE('/api/admin/events/{eventId}', { params: one(id, key) });
}
