import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type CardReport = Answer<'GET /api/admin/games/:game/card-reports'>['reports'][number];
export type Resolution = Body<'PUT /api/admin/games/:game/card-reports/:reportId/resolution'>;
type Page = Answer<'GET /api/admin/games/:game/card-reports'>;

export const CARD_QUEUE_KEY = ['card-report-queue'] as const;

/** Untreated ones, the oldest first; treated ones, the newest first. */
export function cardQueueQuery(api: CallApi, game: string, treated: boolean) {
  return infiniteQueryOptions({
    queryKey: [...CARD_QUEUE_KEY, game, treated],
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const query = {
        treated: treated ? ('true' as const) : ('false' as const),
        ...(pageParam !== null && { after: pageParam }),
      };
      return await api('GET /api/admin/games/:game/card-reports', {
        params: { game },
        query,
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

const pathOf = ({ game, id }: CardReport) => ({ game, reportId: id });

export async function resolveReport(
  api: CallApi,
  report: CardReport,
  body: Resolution,
  key: string,
): Promise<void> {
  await api('PUT /api/admin/games/:game/card-reports/:reportId/resolution', {
    params: pathOf(report),
    key,
    body,
  });
}

export async function reopenReport(api: CallApi, report: CardReport, key: string): Promise<void> {
  await api('DELETE /api/admin/games/:game/card-reports/:reportId/resolution', {
    params: pathOf(report),
    key,
  });
}
