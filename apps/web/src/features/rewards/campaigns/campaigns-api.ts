import type { Answer, Body } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';

export type EventSummary = Answer<'POST /api/admin/events'>;
export type EventState = EventSummary['state'];
/** Level rewards never end, so they have their own list. */
export type EventListId = 'events' | 'levels';
export type EventQuestion = { list: EventListId; state: EventState | 'all' };
export type EventType = EventSummary['type'];
export type EventBody = Body<'POST /api/admin/events'>;
export type Audience = NonNullable<EventBody['audience']>;

export const EVENTS = 'GET /api/admin/events';

export function eventsQuery({ list, state }: EventQuestion) {
  const query = { list, ...(state !== 'all' && { state }) };
  return apiPages(EVENTS, { query }, { cursor: 'before', next: (page) => page.next });
}
