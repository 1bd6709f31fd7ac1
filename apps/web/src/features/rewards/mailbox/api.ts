import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { readsOf } from '#lib/api-query.ts';
import { readStoredMailbox, storeMailbox, type MailboxData } from './stored-mailbox.ts';

const MAILBOX = 'GET /api/me/mailbox';
/** The query of the badge's count. */
export const UNREAD = 'GET /api/me/mailbox/unread';

export const mailboxKey = (userId: string) => [...readsOf(MAILBOX), userId] as const;

/** MAIL-10: uses lists fetched today. */
export function mailboxQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: mailboxKey(userId),
    queryFn: async ({ signal }): Promise<{ fetchedAt: number; data: MailboxData }> => {
      const stored = readStoredMailbox(userId, Date.now());
      if (stored !== null) return stored;
      const { status, message, data } = await api(MAILBOX, { signal });
      if (status !== 'OK') throw new Error(message);
      return storeMailbox(userId, Date.now(), data);
    },
  });
}

/** Background request without a login prompt. */
export function unreadQuery(userId: string, ignored: readonly string[]) {
  return queryOptions({
    queryKey: [...readsOf(UNREAD), userId, ignored],
    queryFn: async ({ signal }): Promise<Answer<typeof UNREAD>> => {
      const query = new URLSearchParams(ignored.length > 0 ? { ignored: ignored.join(',') } : {});
      const response = await fetch(`/api/me/mailbox/unread?${query.toString()}`, { signal });
      if (!response.ok) throw new Error(response.statusText);
      return (await response.json()) as Answer<typeof UNREAD>;
    },
    retry: false,
    placeholderData: (before) => before,
  });
}
