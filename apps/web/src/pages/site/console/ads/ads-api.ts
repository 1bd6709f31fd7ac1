import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type ManagedAd = Answer<'GET /api/admin/ads'>['ads'][number];
export type AdDraft = Omit<ManagedAd, 'id' | 'version' | 'state' | 'days' | 'views' | 'clicks'>;

export const MANAGED_ADS_KEY = ['admin', 'ads'] as const;

export function managedAdsQuery(api: CallApi) {
  return queryOptions({
    queryKey: MANAGED_ADS_KEY,
    queryFn: async ({ signal }) => await api('GET /api/admin/ads', { signal }),
  });
}

/** Creates the ad if it is new. */
export async function saveAd(
  api: CallApi,
  before: ManagedAd | null,
  draft: AdDraft,
  key: string,
): Promise<void> {
  if (before === null) {
    await api('POST /api/admin/ads', { key, body: draft });
  } else {
    await api('PUT /api/admin/ads/:adId', {
      params: { adId: before.id },
      key,
      body: { ...draft, version: before.version },
    });
  }
}

export async function deleteAd(api: CallApi, adId: string, key: string): Promise<void> {
  await api('DELETE /api/admin/ads/:adId', { params: { adId }, key });
}
