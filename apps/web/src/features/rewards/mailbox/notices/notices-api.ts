import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { noticesKey } from '../api.ts';

export type Notice = Answer<'GET /api/me/notices'>['notices'][number];

export function noticesQuery(api: CallApi, userId: string) {
  return infiniteQueryOptions({
    queryKey: noticesKey(userId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return await api('GET /api/me/notices', { query, signal });
    },
    getNextPageParam: (page) => page.next,
  });
}

export async function sendNoticesRead(
  api: CallApi,
  ids: string[] | 'all',
  key: string,
): Promise<void> {
  await api('POST /api/me/notices/read', { key, body: { ids } });
}

export async function removeNotice(api: CallApi, noticeId: string, key: string): Promise<void> {
  await api('DELETE /api/me/notices/:noticeId', { params: { noticeId }, key });
}
