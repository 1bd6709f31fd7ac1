import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type NoticeSettings = Answer<'GET /api/me/notice-settings'>;

export const NOTICES_KEY = ['me', 'notice-settings'];

export function noticeSettingsQuery(api: CallApi) {
  return queryOptions({
    queryKey: NOTICES_KEY,
    queryFn: async ({ signal }) => await api('GET /api/me/notice-settings', { signal }),
  });
}

export async function saveNotices(
  api: CallApi,
  body: NoticeSettings,
  key: string,
): Promise<NoticeSettings> {
  return await api('PUT /api/me/notice-settings', { key, body });
}
