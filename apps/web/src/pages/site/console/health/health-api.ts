import type { Answer } from '#lib/api-client.ts';

export const HEALTH = 'GET /api/admin/health';

export type SiteHealth = Answer<typeof HEALTH>;
export type HealthSample = SiteHealth['samples'][number];
export type HealthHours = 6 | 24 | 168;
