import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type Report = components['schemas']['ContentReport'];
export type OpenAppeal = components['schemas']['OpenAppeal'];
export type AppealDecision = components['schemas']['AppealDecision'];
type AppealPage = components['schemas']['OpenAppeals'];
type ReportPage = components['schemas']['ContentReports'];
export type Decision = { outcome: 'dismissed' | 'removed' | 'reopened'; reason?: string };

export const REPORTS_KEY = ['reports'] as const;

/** Open reports, the oldest first; handled ones, the newest first. */
export function reportsQuery(api: ApiClient, state: 'handled' | 'open') {
  return infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, state],
    queryFn: async ({ signal, pageParam }): Promise<ReportPage> => {
      const query = { state, ...(pageParam !== null && { after: pageParam }) };
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

/** Open appeals, the oldest first. */
export function appealsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['appeals'],
    queryFn: async ({ signal, pageParam }): Promise<AppealPage> => {
      const query = pageParam === null ? {} : { after: pageParam };
      return getData(await api.GET('/api/admin/appeals', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function decideAppeal(
  api: ApiClient,
  appealId: string,
  decision: AppealDecision,
  key: string,
): Promise<void> {
  const params = { path: { appealId }, header: writeHeaders(key) };
  await api.POST('/api/admin/appeals/{appealId}/decision', { params, body: decision });
}
