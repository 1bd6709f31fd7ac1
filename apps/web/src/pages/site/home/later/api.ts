import { apiQuery } from '#lib/api-query.ts';

/** Data on a home page may be a minute old. */
const FRESH_MS = 60_000;

export const leadersQuery = () =>
  apiQuery('GET /api/leaderboard', {}, { select: ({ rows }) => rows, staleTime: FRESH_MS });

/** Starter decks. */
export const starterDecksQuery = (game: string, as: string | undefined) =>
  apiQuery(
    'GET /api/games/:game/decks',
    { params: { game }, query: { starter: 'true', limit: '3' } },
    { as, select: ({ decks }) => decks, staleTime: FRESH_MS },
  );

export const discussionsQuery = (game: string) =>
  apiQuery(
    'GET /api/games/:game/discussions',
    { params: { game } },
    { select: ({ discussions }) => discussions, staleTime: FRESH_MS },
  );
