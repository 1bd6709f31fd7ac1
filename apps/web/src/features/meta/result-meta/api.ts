import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type WindowFacts = components['schemas']['MetaWindows']['windows'][number];

export const metaWindowsQuery = (api: ApiClient, game: string) =>
  queryOptions({
    queryKey: ['meta', game],
    queryFn: async ({ signal }) =>
      getData(await api.GET('/api/games/{game}/meta', { params: { path: { game } }, signal })),
  });

export const metaQuery = (api: ApiClient, game: string, window: string) =>
  queryOptions({
    queryKey: ['meta', game, window],
    queryFn: async ({ signal }) => {
      const path = { game, window };
      return getData(
        await api.GET('/api/games/{game}/meta/{window}', { params: { path }, signal }),
      );
    },
  });
