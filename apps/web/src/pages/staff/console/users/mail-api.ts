import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, paths } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { sheetKey } from '../../../../features/staff/users-api.ts';

export type SentMail = components['schemas']['MailOfMember']['mail'][number];
export type MailBody = NonNullable<
  paths['/api/admin/mail']['post']['requestBody']
>['content']['application/json'];

export function mailQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'mail'],
    queryFn: async ({ signal, pageParam }) => {
      const params = { path: { userId }, query: pageParam === null ? {} : { after: pageParam } };
      return getData(await api.GET('/api/admin/users/{userId}/mail', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function sendMail(api: ApiClient, body: MailBody, key: string) {
  await api.POST('/api/admin/mail', { params: { header: writeHeaders(key) }, body });
}

export async function takeBackMail(api: ApiClient, userId: string, itemId: string, key: string) {
  const params = { path: { userId, itemId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/users/{userId}/mail/{itemId}', { params });
}
