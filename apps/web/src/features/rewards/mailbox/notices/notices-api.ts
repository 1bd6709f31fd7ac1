import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { noticesKey } from '../api.ts';

export type Notice = components['schemas']['Notice'];

export function noticesQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: noticesKey(userId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return getData(await api.GET('/api/me/notices', { params: { query }, signal }));
    },
    getNextPageParam: (page) => page.next,
  });
}

export async function sendNoticesRead(
  api: ApiClient,
  ids: string[] | 'all',
  key: string,
): Promise<void> {
  const params = { header: writeHeaders(key) };
  await api.POST('/api/me/notices/read', { params, body: { ids } });
}

export async function removeNotice(api: ApiClient, noticeId: string, key: string): Promise<void> {
  const params = { path: { noticeId }, header: writeHeaders(key) };
  await api.DELETE('/api/me/notices/{noticeId}', { params });
}
