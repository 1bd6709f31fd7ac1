import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type NoticeSettings = components['schemas']['NoticeSettings'];

export const NOTICES_KEY = ['me', 'notice-settings'];

export function noticeSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: NOTICES_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/notice-settings', { signal })),
  });
}

export async function saveNotices(
  api: ApiClient,
  body: NoticeSettings,
  key: string,
): Promise<NoticeSettings> {
  const params = { header: writeHeaders(key) };
  return getData(await api.PUT('/api/me/notice-settings', { params, body }));
}
