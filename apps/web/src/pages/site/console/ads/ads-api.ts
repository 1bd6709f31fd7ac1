import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type ManagedAd = components['schemas']['ManagedAd'];
export type AdDraft = Omit<ManagedAd, 'id' | 'version' | 'state' | 'days' | 'views' | 'clicks'>;

export const MANAGED_ADS_KEY = ['admin', 'ads'] as const;

export function managedAdsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: MANAGED_ADS_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/admin/ads', { signal })),
  });
}

/** A new one where there was none before. */
export async function saveAd(
  api: ApiClient,
  before: ManagedAd | null,
  draft: AdDraft,
  key: string,
): Promise<void> {
  const header = writeHeaders(key);
  if (before === null) {
    await api.POST('/api/admin/ads', { params: { header }, body: draft });
  } else {
    const params = { path: { adId: before.id }, header };
    await api.PUT('/api/admin/ads/{adId}', { params, body: { ...draft, version: before.version } });
  }
}

export async function deleteAd(api: ApiClient, adId: string, key: string): Promise<void> {
  await api.DELETE('/api/admin/ads/{adId}', {
    params: { path: { adId }, header: writeHeaders(key) },
  });
}
