import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type NumberUse = components['schemas']['CardNumberUse'];
export type Run = components['schemas']['Renumbers']['runs'][number];

export const RUNS_KEY = ['admin', 'renumbers'] as const;
export const USE_KEY = ['admin', 'card-number'] as const;

const RUNS = '/api/admin/games/{game}/renumbers';
/** How soon a page hears of what the worker has done. */
const LOOK_MS = 1000;

export const isOpen = ({ state }: Run): boolean => state === 'running' || state === 'undoing';

export function numberUseQuery(api: ApiClient, game: string, cardno: string) {
  return queryOptions({
    queryKey: [...USE_KEY, game, cardno],
    queryFn: async ({ signal }): Promise<NumberUse> =>
      getData(
        await api.GET('/api/admin/games/{game}/card-numbers/{cardno}', {
          params: { path: { game, cardno } },
          signal,
        }),
      ),
    // What is counted must be what there is now.
    staleTime: 0,
  });
}

/** Asks again while the worker is on its way. */
export function runsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...RUNS_KEY, game],
    queryFn: async ({ signal }): Promise<Run[]> =>
      getData(await api.GET(RUNS, { params: { path: { game } }, signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_MS : false),
  });
}

export type NumberPair = { from: string; to: string };

export async function beginRenumber(api: ApiClient, game: string, pair: NumberPair, key: string) {
  const params = { path: { game }, header: writeHeaders(key) };
  await api.POST(RUNS, { params, body: pair });
}

export async function undoRenumber(api: ApiClient, game: string, id: string, key: string) {
  const params = { path: { game, id }, header: writeHeaders(key) };
  await api.POST(`${RUNS}/{id}/undo`, { params });
}
