import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

export type WindowFacts = Answer<'GET /api/games/:game/meta'>['windows'][number];

export const metaWindowsQuery = (game: string) =>
  apiQuery('GET /api/games/:game/meta', { params: { game } });

export const metaQuery = (game: string, window: string) =>
  apiQuery('GET /api/games/:game/meta/:window', { params: { game, window } });

export const archetypeRulesQuery = (game: string) =>
  apiQuery(
    'GET /api/games/:game/archetype-rules',
    { params: { game } },
    { select: ({ rules }) => rules },
  );
