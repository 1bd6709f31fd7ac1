import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type Appeal = components['schemas']['Appeal'];
type NewAppeal = components['schemas']['NewAppeal'];

export function ownAppealsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['own-appeals', userId],
    queryFn: async ({ signal }): Promise<Appeal[]> =>
      getData(await api.GET('/api/me/appeals', { signal })).appeals,
  });
}

export async function sendAppeal(api: ApiClient, body: NewAppeal, key: string): Promise<void> {
  await api.POST('/api/appeals', { params: { header: writeHeaders(key) }, body });
}
