import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, operations } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type CardReport = components['schemas']['CardReport'];
export type Resolution =
  operations['resolveCardReport']['requestBody']['content']['application/json'];
type Page = components['schemas']['CardReports'];

export const CARD_QUEUE_KEY = ['card-report-queue'] as const;

/** Untreated ones, the oldest first; treated ones, the newest first. */
export function cardQueueQuery(api: ApiClient, game: string, treated: boolean) {
  return infiniteQueryOptions({
    queryKey: [...CARD_QUEUE_KEY, game, treated],
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const query = {
        treated: treated ? ('true' as const) : ('false' as const),
        ...(pageParam !== null && { after: pageParam }),
      };
      const params = { path: { game }, query };
      return getData(await api.GET('/api/admin/games/{game}/card-reports', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

const PATH = '/api/admin/games/{game}/card-reports/{reportId}/resolution';
const pathOf = ({ game, id }: CardReport) => ({ game, reportId: id });

export async function resolveReport(
  api: ApiClient,
  report: CardReport,
  body: Resolution,
  key: string,
): Promise<void> {
  await api.PUT(PATH, { params: { path: pathOf(report), header: writeHeaders(key) }, body });
}

export async function reopenReport(api: ApiClient, report: CardReport, key: string): Promise<void> {
  await api.DELETE(PATH, { params: { path: pathOf(report), header: writeHeaders(key) } });
}
