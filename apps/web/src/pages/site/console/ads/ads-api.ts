import type { Answer } from '#lib/api-client.ts';

export const MANAGED_ADS = 'GET /api/admin/ads';

export type ManagedAd = Answer<typeof MANAGED_ADS>['ads'][number];
export type AdDraft = Omit<ManagedAd, 'id' | 'version' | 'state' | 'days' | 'views' | 'clicks'>;
