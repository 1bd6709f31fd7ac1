import { apiQuery } from './api-query.ts';

export const gamesQuery = () =>
  apiQuery('GET /api/games', {}, { staleTime: Infinity, select: ({ games }) => games });
