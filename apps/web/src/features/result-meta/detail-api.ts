import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

type Schemas = components['schemas'];
export type MetaWeek = Schemas['MetaWeeks']['weeks'][number];
export type MetaArchetype = Schemas['MetaArchetype'];
export type MetaMatch = Schemas['MetaMatches']['matches'][number];

const WINDOW = '/api/games/{game}/meta/{window}';

export const weeksQuery = (api: ApiClient, game: string, window: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'weeks'],
    queryFn: async ({ signal }) =>
      getData(await api.GET(`${WINDOW}/weeks`, { params: { path: { game, window } }, signal })),
  });

export const archetypeQuery = (api: ApiClient, game: string, window: string, archetype: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'archetype', archetype],
    queryFn: async ({ signal }) => {
      const params = { path: { game, window }, query: { archetype } };
      return getData(await api.GET(`${WINDOW}/archetype`, { params, signal }));
    },
  });

export const matchesQuery = (
  api: ApiClient,
  game: string,
  window: string,
  [a, b]: readonly [string, string],
) =>
  queryOptions({
    queryKey: ['meta', game, window, 'matches', a, b],
    queryFn: async ({ signal }) => {
      const params = { path: { game, window }, query: { a, b } };
      return getData(await api.GET(`${WINDOW}/matches`, { params, signal }));
    },
  });
