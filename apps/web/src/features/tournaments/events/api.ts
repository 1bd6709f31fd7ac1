import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { KILOMETRES } from '@deckframe/domain/tournaments/distance';
import type { TournamentView } from '@deckframe/domain/tournaments/event';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type Tournament = Answer<'GET /api/games/:game/tournaments/:tournamentId'>;
export type TournamentSummary = Answer<'GET /api/games/:game/tournaments'>['tournaments'][number];
export type TournamentList = Answer<'GET /api/games/:game/tournaments/:tournamentId/lists/:listId'>;
export type OwnEntry = NonNullable<
  Answer<'GET /api/games/:game/tournaments/:tournamentId/registrations/me'>['entry']
>;
export type Asked = {
  text?: string;
  from?: string;
  to?: string;
  area?: string;
  mode?: 'online' | 'venue';
  format?: string;
  near?: string;
  within?: (typeof KILOMETRES)[number];
};

/** The key of all tournament queries, to invalidate them together. */
export const tournamentsKey = (game: string) => ['tournaments', game] as const;

export function tournamentsQuery(api: CallApi, game: string, view: TournamentView, asked: Asked) {
  return infiniteQueryOptions({
    queryKey: [...tournamentsKey(game), 'list', view, asked],
    queryFn: async ({ signal, pageParam }): Promise<Answer<'GET /api/games/:game/tournaments'>> => {
      const query = { ...asked, view, ...(pageParam !== null && { after: pageParam }) };
      return await api('GET /api/games/:game/tournaments', { params: { game }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function tournamentQuery(api: CallApi, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'one', tournamentId],
    queryFn: async ({ signal }): Promise<Tournament> =>
      await api('GET /api/games/:game/tournaments/:tournamentId', {
        params: { game, tournamentId },
        signal,
      }),
  });
}

export function ownEntryQuery(api: CallApi, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'entry', tournamentId],
    queryFn: async ({
      signal,
    }): Promise<Answer<'GET /api/games/:game/tournaments/:tournamentId/registrations/me'>> => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/registrations/me', {
        params: { game, tournamentId },
        signal,
      });
    },
  });
}

export function playersQuery(api: CallApi, game: string, tournamentId: string) {
  return infiniteQueryOptions({
    queryKey: [...tournamentsKey(game), 'players', tournamentId],
    queryFn: async ({
      signal,
      pageParam,
    }): Promise<Answer<'GET /api/games/:game/tournaments/:tournamentId/registrations'>> => {
      const query = pageParam === null ? {} : { after: pageParam };
      return await api('GET /api/games/:game/tournaments/:tournamentId/registrations', {
        params: { game, tournamentId },
        query,
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function listsQuery(api: CallApi, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'lists', tournamentId],
    queryFn: async ({
      signal,
    }): Promise<Answer<'GET /api/games/:game/tournaments/:tournamentId/lists'>> => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/lists', {
        params: { game, tournamentId },
        signal,
      });
    },
  });
}

export function legalityQuery(
  api: CallApi,
  game: string,
  { tournamentId, deckId }: { tournamentId: string; deckId: string },
) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'legality', tournamentId, deckId],
    queryFn: async ({
      signal,
    }): Promise<Answer<'GET /api/games/:game/tournaments/:tournamentId/legality/:deckId'>> => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/legality/:deckId', {
        params: { game, tournamentId, deckId },
        signal,
      });
    },
  });
}

export function samplesQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'samples'],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/games/:game/tournament-samples'>> => {
      return await api('GET /api/games/:game/tournament-samples', { params: { game }, signal });
    },
  });
}

export function placementsQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'meta'],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/games/:game/tournament-meta'>> => {
      return await api('GET /api/games/:game/tournament-meta', { params: { game }, signal });
    },
  });
}

export function ownDecksQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: ['decks', game, 'for-tournament'],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/games/:game/my-decks'>> => {
      return await api('GET /api/games/:game/my-decks', { params: { game }, signal });
    },
  });
}

export function frozenListQuery(api: CallApi, game: string, tournamentId: string, listId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'list', tournamentId, listId],
    queryFn: async ({ signal }): Promise<TournamentList> => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/lists/:listId', {
        params: { game, tournamentId, listId },
        signal,
      });
    },
  });
}
