import { keepPreviousData } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

const WEEKS = 'GET /api/games/:game/meta/:window/weeks';
const FIELDS = 'GET /api/games/:game/meta/:window/fields';
const ARCHETYPE = 'GET /api/games/:game/meta/:window/archetype';
const MATCHES = 'GET /api/games/:game/meta/:window/matches';

export type MetaWeek = Answer<typeof WEEKS>['weeks'][number];
export type MetaField = Answer<typeof FIELDS>['fields'][number];
export type MetaArchetype = Answer<typeof ARCHETYPE>;
export type MetaMatch = Answer<typeof MATCHES>['matches'][number];

export const weeksQuery = (game: string, window: string) =>
  apiQuery(WEEKS, { params: { game, window } });

export const fieldsQuery = (game: string, window: string, search: string) =>
  apiQuery(
    FIELDS,
    { params: { game, window }, query: search === '' ? {} : { search } },
    { placeholderData: keepPreviousData },
  );

export const archetypeQuery = (game: string, window: string, archetype: string) =>
  apiQuery(ARCHETYPE, { params: { game, window }, query: { archetype } });

export const matchesQuery = (game: string, window: string, [a, b]: readonly [string, string]) =>
  apiQuery(MATCHES, { params: { game, window }, query: { a, b } });
