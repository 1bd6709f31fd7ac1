import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type WindowFacts = Answer<'GET /api/games/:game/meta'>['windows'][number];

export const metaWindowsQuery = (api: CallApi, game: string) =>
  queryOptions({
    queryKey: ['meta', game],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/meta', { params: { game }, signal }),
  });

export const metaQuery = (api: CallApi, game: string, window: string) =>
  queryOptions({
    queryKey: ['meta', game, window],
    queryFn: async ({ signal }) => {
      const path = { game, window };
      return await api('GET /api/games/:game/meta/:window', { params: path, signal });
    },
  });
