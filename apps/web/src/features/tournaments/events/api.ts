import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { KILOMETRES } from '@deckframe/domain/tournaments/distance';
import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

type Schemas = components['schemas'];
export type Tournament = Schemas['Tournament'];
export type TournamentSummary = Schemas['TournamentSummary'];
export type TournamentList = Schemas['TournamentList'];
export type OwnEntry = Schemas['OwnTournamentEntry'];
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

export const TOURNAMENT = '/api/games/{game}/tournaments/{tournamentId}';

/** Everything of tournaments is read anew together. */
export const tournamentsKey = (game: string) => ['tournaments', game] as const;

export function tournamentsQuery(api: ApiClient, game: string, view: TournamentView, asked: Asked) {
  return infiniteQueryOptions({
    queryKey: [...tournamentsKey(game), 'list', view, asked],
    queryFn: async ({ signal, pageParam }): Promise<Schemas['Tournaments']> => {
      const query = { ...asked, view, ...(pageParam !== null && { after: pageParam }) };
      const params = { path: { game }, query };
      return getData(await api.GET('/api/games/{game}/tournaments', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function tournamentQuery(api: ApiClient, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'one', tournamentId],
    queryFn: async ({ signal }): Promise<Tournament> =>
      getData(await api.GET(TOURNAMENT, { params: { path: { game, tournamentId } }, signal })),
  });
}

export function ownEntryQuery(api: ApiClient, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'entry', tournamentId],
    queryFn: async ({ signal }): Promise<Schemas['OwnTournamentEntryAnswer']> => {
      const params = { path: { game, tournamentId } };
      return getData(await api.GET(`${TOURNAMENT}/registrations/me`, { params, signal }));
    },
  });
}

export function playersQuery(api: ApiClient, game: string, tournamentId: string) {
  return infiniteQueryOptions({
    queryKey: [...tournamentsKey(game), 'players', tournamentId],
    queryFn: async ({ signal, pageParam }): Promise<Schemas['TournamentPlayers']> => {
      const query = pageParam === null ? {} : { after: pageParam };
      const params = { path: { game, tournamentId }, query };
      return getData(await api.GET(`${TOURNAMENT}/registrations`, { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function listsQuery(api: ApiClient, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'lists', tournamentId],
    queryFn: async ({ signal }): Promise<Schemas['TournamentLists']> => {
      const params = { path: { game, tournamentId } };
      return getData(await api.GET(`${TOURNAMENT}/lists`, { params, signal }));
    },
  });
}

export function legalityQuery(
  api: ApiClient,
  game: string,
  { tournamentId, deckId }: { tournamentId: string; deckId: string },
) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'legality', tournamentId, deckId],
    queryFn: async ({ signal }): Promise<Schemas['TournamentLegality']> => {
      const params = { path: { game, tournamentId, deckId } };
      return getData(await api.GET(`${TOURNAMENT}/legality/{deckId}`, { params, signal }));
    },
  });
}

export function samplesQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'samples'],
    queryFn: async ({ signal }): Promise<Schemas['TournamentSamples']> => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/tournament-samples', { params, signal }));
    },
  });
}

export function placementsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'meta'],
    queryFn: async ({ signal }): Promise<Schemas['TournamentMeta']> => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/tournament-meta', { params, signal }));
    },
  });
}

export function ownDecksQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['decks', game, 'for-tournament'],
    queryFn: async ({ signal }): Promise<Schemas['OwnDecks']> => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/my-decks', { params, signal }));
    },
  });
}

export function frozenListQuery(
  api: ApiClient,
  game: string,
  tournamentId: string,
  listId: string,
) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'list', tournamentId, listId],
    queryFn: async ({ signal }): Promise<TournamentList> => {
      const params = { path: { game, tournamentId, listId } };
      return getData(await api.GET(`${TOURNAMENT}/lists/{listId}`, { params, signal }));
    },
  });
}
