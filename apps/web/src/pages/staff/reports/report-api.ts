import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type Report = Answer<'GET /api/admin/reports'>['reports'][number];
export type OpenAppeal = Answer<'GET /api/admin/appeals'>['appeals'][number];
export type AppealDecision = Body<'POST /api/admin/appeals/:appealId/decision'>;
type AppealPage = Answer<'GET /api/admin/appeals'>;
type ReportPage = Answer<'GET /api/admin/reports'>;
export type Decision = { outcome: 'dismissed' | 'removed' | 'reopened'; reason?: string };

export const REPORTS_KEY = ['reports'] as const;

/** Open reports, the oldest first; handled ones, the newest first. */
export function reportsQuery(api: CallApi, state: 'handled' | 'open') {
  return infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, state],
    queryFn: async ({ signal, pageParam }): Promise<ReportPage> => {
      const query = { state, ...(pageParam !== null && { after: pageParam }) };
      return await api('GET /api/admin/reports', { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function decideReport(
  api: CallApi,
  reportId: string,
  decision: Decision,
  key: string,
): Promise<void> {
  await api('POST /api/admin/reports/:reportId/decision', {
    params: { reportId },
    key,
    body: decision,
  });
}

/** Open appeals, the oldest first. */
export function appealsQuery(api: CallApi) {
  return infiniteQueryOptions({
    queryKey: ['appeals'],
    queryFn: async ({ signal, pageParam }): Promise<AppealPage> => {
      const query = pageParam === null ? {} : { after: pageParam };
      return await api('GET /api/admin/appeals', { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function decideAppeal(
  api: CallApi,
  appealId: string,
  decision: AppealDecision,
  key: string,
): Promise<void> {
  await api('POST /api/admin/appeals/:appealId/decision', {
    params: { appealId },
    key,
    body: decision,
  });
}
