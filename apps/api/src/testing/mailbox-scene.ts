import type { DB } from '@deckframe/database/schema';
import type { Insertable } from 'kysely';
import type { Member } from './member.ts';
import type { TestApi } from './test-api.ts';

export const MAILBOX = '/api/me/mailbox';

export type NewEvent = Partial<Omit<Insertable<DB['ex_events']>, 'endDate' | 'startDate'>> & {
  startDate?: string;
  endDate?: string;
};

/** Adds an event that runs for a hundred years and gives the banner `glass`, unless overridden. */
export async function addEvent({ database: { db } }: TestApi, event: NewEvent = {}) {
  const gift = event.type === 'notification' || event.role ? {} : { banner: 'glass' };
  const { id } = await db
    .insertInto('ex_events')
    .values({
      label: 'First Light week',
      startDate: '2020-01-01T00:00:00Z',
      endDate: '2120-01-01T00:00:00Z',
      ...gift,
      ...event,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function addItem(
  { database: { db } }: TestApi,
  member: { id: number },
  item: Partial<Insertable<DB['users_boxitems']>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('users_boxitems')
    .values({ user_id: member.id, type: 'receivedItem', label: 'For you', ...item })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export const claimEvent = (member: Member, eventId: string, code?: string) =>
  member.call('POST', MAILBOX, { eventId, itemId: null, ...(code !== undefined && { code }) });

export const claimItem = (member: Member, itemId: string) =>
  member.call('POST', MAILBOX, { eventId: null, itemId });
