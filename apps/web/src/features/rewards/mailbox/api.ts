import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { readStoredMailbox, storeMailbox, type MailboxData } from './stored-mailbox.ts';

export type Claimed = Answer<'POST /api/me/mailbox'>;
export type Claim = { eventId: string | null; itemId: string | null; code?: string };

export const mailboxKey = (userId: string) => ['mailbox', userId, 'lists'] as const;
export const noticesKey = (userId: string) => ['mailbox', userId, 'notices'] as const;
export const unreadKey = (userId: string) => ['mailbox', userId, 'unread'] as const;

/** MAIL-10: uses lists fetched today. */
export function mailboxQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: mailboxKey(userId),
    queryFn: async ({ signal }): Promise<{ fetchedAt: number; data: MailboxData }> => {
      const stored = readStoredMailbox(userId, Date.now());
      if (stored !== null) return stored;
      const { status, message, data } = await api('GET /api/me/mailbox', { signal });
      if (status !== 'OK') throw new Error(message);
      return storeMailbox(userId, Date.now(), data);
    },
  });
}

/** Background request without a login prompt. */
export function unreadQuery(userId: string, ignored: readonly string[]) {
  return queryOptions({
    queryKey: [...unreadKey(userId), ignored],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/me/mailbox/unread'>> => {
      const query = new URLSearchParams(ignored.length > 0 ? { ignored: ignored.join(',') } : {});
      const response = await fetch(`/api/me/mailbox/unread?${query.toString()}`, { signal });
      if (!response.ok) throw new Error(response.statusText);
      return (await response.json()) as Answer<'GET /api/me/mailbox/unread'>;
    },
    retry: false,
    placeholderData: (before) => before,
  });
}

export async function sendClaim(api: CallApi, claim: Claim, key: string): Promise<Claimed> {
  return await api('POST /api/me/mailbox', { key, body: claim });
}

export async function sendRead(
  api: CallApi,
  body: { ids: string[]; eventIds: string[] },
  key: string,
): Promise<void> {
  await api('POST /api/me/mailbox/read', { key, body });
}
