import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type MetaWeek = Answer<'GET /api/games/:game/meta/:window/weeks'>['weeks'][number];
export type MetaField = Answer<'GET /api/games/:game/meta/:window/fields'>['fields'][number];
export type MetaArchetype = Answer<'GET /api/games/:game/meta/:window/archetype'>;
export type MetaMatch = Answer<'GET /api/games/:game/meta/:window/matches'>['matches'][number];

export const weeksQuery = (api: CallApi, game: string, window: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'weeks'],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/meta/:window/weeks', { params: { game, window }, signal }),
  });

export const fieldsQuery = (api: CallApi, game: string, window: string, search: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'fields', search],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/meta/:window/fields', {
        params: { game, window },
        query: search === '' ? {} : { search },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

export const archetypeQuery = (api: CallApi, game: string, window: string, archetype: string) =>
  queryOptions({
    queryKey: ['meta', game, window, 'archetype', archetype],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/meta/:window/archetype', {
        params: { game, window },
        query: { archetype },
        signal,
      });
    },
  });

export const matchesQuery = (
  api: CallApi,
  game: string,
  window: string,
  [a, b]: readonly [string, string],
) =>
  queryOptions({
    queryKey: ['meta', game, window, 'matches', a, b],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/meta/:window/matches', {
        params: { game, window },
        query: { a, b },
        signal,
      });
    },
  });
