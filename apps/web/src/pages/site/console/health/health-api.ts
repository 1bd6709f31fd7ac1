import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type SiteHealth = Answer<'GET /api/admin/health'>;
export type HealthSample = SiteHealth['samples'][number];
export type HealthHours = 6 | 24 | 168;

export const HEALTH_KEY = ['admin', 'health'] as const;
/** Refetch interval while the page is open. */
const READ_EVERY_MS = 15_000;

export function healthQuery(api: CallApi, hours: HealthHours) {
  return queryOptions({
    queryKey: [...HEALTH_KEY, hours],
    refetchInterval: READ_EVERY_MS,
    queryFn: async ({ signal }): Promise<SiteHealth> =>
      await api('GET /api/admin/health', { query: { hours }, signal }),
  });
}

export async function retryJob(api: CallApi, jobId: string, key: string): Promise<void> {
  await api('POST /api/admin/health/jobs/:jobId/retry', { params: { jobId }, key });
}

export async function startInvariants(api: CallApi, key: string): Promise<void> {
  await api('POST /api/admin/health/invariants', { key });
}
