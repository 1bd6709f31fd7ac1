import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type Appeal = Answer<'GET /api/me/appeals'>['appeals'][number];
type NewAppeal = Body<'POST /api/appeals'>;

export function ownAppealsQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: ['own-appeals', userId],
    queryFn: async ({ signal }): Promise<Appeal[]> =>
      (await api('GET /api/me/appeals', { signal })).appeals,
  });
}

export async function sendAppeal(api: CallApi, body: NewAppeal, key: string): Promise<void> {
  await api('POST /api/appeals', { key, body });
}
