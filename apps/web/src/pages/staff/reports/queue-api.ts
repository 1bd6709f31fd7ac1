import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { CARD_QUEUE_KEY, type CardReport } from './card-report-api.ts';

export type Claim = components['schemas']['ReportClaims']['claims'][number];

export const CLAIMS_KEY = ['report-claims'] as const;
export const ANSWERS_KEY = ['canned-answers'] as const;
/** How soon one sees what a colleague took up. */
const LOOK_AGAIN_MS = 15_000;

export function claimsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: CLAIMS_KEY,
    queryFn: async ({ signal }) =>
      getData(await api.GET('/api/admin/queue/claims', { signal })).claims,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export async function claimItem(api: ApiClient, item: string, key: string): Promise<void> {
  const params = { path: { item }, header: writeHeaders(key) };
  await api.PUT('/api/admin/queue/{item}/claim', { params });
}

export async function releaseItem(api: ApiClient, item: string, key: string): Promise<void> {
  const params = { path: { item }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/queue/{item}/claim', { params });
}

/** The errors of one game that have waited longest. */
export function waitingCardsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...CARD_QUEUE_KEY, game, 'waiting'],
    queryFn: async ({ signal }): Promise<CardReport[]> => {
      const params = { path: { game }, query: { treated: 'false' as const } };
      const path = '/api/admin/games/{game}/card-reports';
      return getData(await api.GET(path, { params, signal })).reports;
    },
  });
}

export function answersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ANSWERS_KEY,
    queryFn: async ({ signal }) =>
      getData(await api.GET('/api/admin/canned-answers', { signal })).answers,
  });
}

export async function storeAnswer(
  api: ApiClient,
  body: { title: string; text: string },
  key: string,
): Promise<void> {
  await api.POST('/api/admin/canned-answers', { params: { header: writeHeaders(key) }, body });
}

export async function deleteAnswer(api: ApiClient, answerId: string, key: string): Promise<void> {
  const params = { path: { answerId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/canned-answers/{answerId}', { params });
}
