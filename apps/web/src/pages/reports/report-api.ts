import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type Report = components['schemas']['ContentReport'];
type ReportPage = components['schemas']['ContentReports'];
export type Decision = { outcome: 'dismissed' | 'removed'; reason?: string };

/** Open reports, the oldest first. */
export function reportsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['reports'],
    queryFn: async ({ signal, pageParam }): Promise<ReportPage> => {
      const query = pageParam === null ? {} : { after: pageParam };
      return getData(await api.GET('/api/admin/reports', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function decideReport(
  api: ApiClient,
  reportId: string,
  decision: Decision,
  key: string,
): Promise<void> {
  const params = { path: { reportId }, header: writeHeaders(key) };
  await api.POST('/api/admin/reports/{reportId}/decision', { params, body: decision });
}
