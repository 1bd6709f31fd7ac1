import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { CARD_QUEUE_KEY, type CardReport } from './card-report-api.ts';

export type Claim = Answer<'GET /api/admin/queue/claims'>['claims'][number];

export const CLAIMS_KEY = ['report-claims'] as const;
export const ANSWERS_KEY = ['canned-answers'] as const;
/** How soon one sees what a colleague took up. */
const LOOK_AGAIN_MS = 15_000;

export function claimsQuery(api: CallApi) {
  return queryOptions({
    queryKey: CLAIMS_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/admin/queue/claims', { signal })).claims,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export async function claimItem(api: CallApi, item: string, key: string): Promise<void> {
  await api('PUT /api/admin/queue/:item/claim', { params: { item }, key });
}

export async function releaseItem(api: CallApi, item: string, key: string): Promise<void> {
  await api('DELETE /api/admin/queue/:item/claim', { params: { item }, key });
}

/** The errors of one game that have waited longest. */
export function waitingCardsQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...CARD_QUEUE_KEY, game, 'waiting'],
    queryFn: async ({ signal }): Promise<CardReport[]> => {
      return (
        await api('GET /api/admin/games/:game/card-reports', {
          params: { game },
          query: { treated: 'false' as const },
          signal,
        })
      ).reports;
    },
  });
}

export function answersQuery(api: CallApi) {
  return queryOptions({
    queryKey: ANSWERS_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/admin/canned-answers', { signal })).answers,
  });
}

export async function storeAnswer(
  api: CallApi,
  body: { title: string; text: string },
  key: string,
): Promise<void> {
  await api('POST /api/admin/canned-answers', { key, body });
}

export async function deleteAnswer(api: CallApi, answerId: string, key: string): Promise<void> {
  await api('DELETE /api/admin/canned-answers/:answerId', { params: { answerId }, key });
}
