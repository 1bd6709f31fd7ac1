import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components, operations } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Page = components['schemas']['Alternates'];
export type Layout = operations['saveAlternates']['requestBody']['content']['application/json'];

export const PRINTINGS_KEY = ['admin', 'printings'] as const;

const PATH = '/api/admin/games/{game}/alternates';

export function printingsQuery(api: ApiClient, game: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...PRINTINGS_KEY, game, search],
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const query = { search, ...(pageParam !== null && { after: pageParam }) };
      return getData(await api.GET(PATH, { params: { path: { game }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // What is moved lies over what was read; it is read again when it was saved.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export async function savePrintings(api: ApiClient, game: string, body: Layout, key: string) {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.PUT(PATH, { params, body }));
}
