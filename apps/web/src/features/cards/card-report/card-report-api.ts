import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, operations } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];

export type OwnReport = Schemas['OwnCardReport'];
export type NewReport = operations['reportCard']['requestBody']['content']['application/json'];
type OwnPage = Schemas['OwnCardReports'];

export const CARD_REPORTS_KEY = ['card-reports'] as const;

/** Which errors of a card are reported, and what became of one's own reports. */
export function reportsOfCardQuery(api: ApiClient, game: string, cardno: string) {
  return queryOptions({
    queryKey: [...CARD_REPORTS_KEY, 'card', game, cardno],
    queryFn: async ({ signal }): Promise<Schemas['ReportsOfCard']> => {
      const params = { path: { game, cardno } };
      return getData(await api.GET('/api/games/{game}/cards/{cardno}/reports', { params, signal }));
    },
  });
}

/** One's own, the newest first. */
export function ownReportsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...CARD_REPORTS_KEY, 'own'],
    queryFn: async ({ signal, pageParam }): Promise<OwnPage> => {
      const query = pageParam === null ? {} : { before: pageParam };
      return getData(await api.GET('/api/me/card-reports', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export async function reportCard(
  api: ApiClient,
  game: string,
  body: NewReport,
  key: string,
): Promise<Schemas['CardReported']> {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.POST('/api/games/{game}/card-reports', { params, body }));
}
