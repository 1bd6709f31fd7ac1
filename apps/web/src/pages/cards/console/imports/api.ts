import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, operations } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type ImportRun = components['schemas']['ImportRun'];
export type ImportEntry = components['schemas']['ImportRuns']['runs'][number];
export type CardsReport = NonNullable<ImportRun['cards']>;
export type Source = operations['sendImport']['requestBody']['content']['application/json'];

export const IMPORTS_KEY = ['admin', 'imports'] as const;

const RUNS = '/api/admin/games/{game}/imports';
/** How soon a page hears of what the worker has done. */
const LOOK_MS = 1000;

export const isWorkedOn = ({ state }: Pick<ImportEntry, 'state'>): boolean =>
  state === 'comparing' || state === 'writing';

export function importsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, game],
    queryFn: async ({ signal }): Promise<ImportEntry[]> =>
      getData(await api.GET(RUNS, { params: { path: { game } }, signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(isWorkedOn) ? LOOK_MS : false),
  });
}

/** Polls while the worker runs. */
export function importQuery(api: ApiClient, game: string, id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, game, id],
    queryFn: async ({ signal }): Promise<ImportRun> =>
      getData(await api.GET(`${RUNS}/{id}`, { params: { path: { game, id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isWorkedOn(state.data) ? LOOK_MS : false),
  });
}

export async function sendSource(api: ApiClient, game: string, body: Source, key: string) {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.POST(RUNS, { params, body }));
}

export async function undoImport(api: ApiClient, game: string, id: string, key: string) {
  const params = { path: { game, id }, header: writeHeaders(key) };
  return getData(await api.POST(`${RUNS}/{id}/undo`, { params }));
}

export type ImportAct = { act: 'write'; skipFaulty: boolean } | { act: 'discard' };

export async function actOnImport(
  api: ApiClient,
  game: string,
  id: string,
  act: ImportAct,
  key: string,
): Promise<void> {
  const params = { path: { game, id }, header: writeHeaders(key) };
  if (act.act === 'discard') await api.POST(`${RUNS}/{id}/discard`, { params });
  else await api.POST(`${RUNS}/{id}/write`, { params, body: { skipFaulty: act.skipFaulty } });
}
