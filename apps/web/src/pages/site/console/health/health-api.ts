import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type SiteHealth = components['schemas']['SiteHealth'];
export type HealthSample = SiteHealth['samples'][number];
export type HealthHours = 6 | 24 | 168;

export const HEALTH_KEY = ['admin', 'health'] as const;
/** While somebody looks at it. */
const READ_EVERY_MS = 15_000;

export function healthQuery(api: ApiClient, hours: HealthHours) {
  return queryOptions({
    queryKey: [...HEALTH_KEY, hours],
    refetchInterval: READ_EVERY_MS,
    queryFn: async ({ signal }): Promise<SiteHealth> =>
      getData(await api.GET('/api/admin/health', { params: { query: { hours } }, signal })),
  });
}

export async function retryJob(api: ApiClient, jobId: string, key: string): Promise<void> {
  const params = { path: { jobId }, header: writeHeaders(key) };
  await api.POST('/api/admin/health/jobs/{jobId}/retry', { params });
}

export async function startInvariants(api: ApiClient, key: string): Promise<void> {
  await api.POST('/api/admin/health/invariants', { params: { header: writeHeaders(key) } });
}
