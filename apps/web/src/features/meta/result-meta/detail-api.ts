import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

type Schemas = components['schemas'];
export type MetaWeek = Schemas['MetaWeeks']['weeks'][number];
export type MetaField = Schemas['MetaFields']['fields'][number];
export type MetaArchetype = Schemas['MetaArchetype'];
export type MetaMatch = Schemas['MetaMatches']['matches'][number];

const WINDOW = '/api/games/{game}/meta/{window}';

export const weeksQuery = (api: ApiClient, game: string, window: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'weeks'],
    queryFn: async ({ signal }) =>
      getData(await api.GET(`${WINDOW}/weeks`, { params: { path: { game, window } }, signal })),
  });

export const fieldsQuery = (api: ApiClient, game: string, window: string, search: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'fields', search],
    queryFn: async ({ signal }) => {
      const params = { path: { game, window }, query: search === '' ? {} : { search } };
      return getData(await api.GET(`${WINDOW}/fields`, { params, signal }));
    },
    placeholderData: keepPreviousData,
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
