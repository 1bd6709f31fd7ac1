import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { sheetKey } from '../../../../features/staff/users-api.ts';

export type SentMail = Answer<'GET /api/admin/users/:userId/mail'>['mail'][number];
export type MailBody = Body<'POST /api/admin/mail'>;

export function mailQuery(api: CallApi, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'mail'],
    queryFn: async ({ signal, pageParam }) => {
      return await api('GET /api/admin/users/:userId/mail', {
        params: { userId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function sendMail(api: CallApi, body: MailBody, key: string) {
  await api('POST /api/admin/mail', { key, body });
}

export async function takeBackMail(api: CallApi, userId: string, itemId: string, key: string) {
  await api('DELETE /api/admin/users/:userId/mail/:itemId', { params: { userId, itemId }, key });
}
