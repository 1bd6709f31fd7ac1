import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { TOURNAMENT, tournamentsKey } from './api.ts';

export type ShownRow = components['schemas']['StandingsRow'];

type Place = { game: string; tournamentId: string };

export function roundQuery(api: ApiClient, path: Place, round: number) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'round', path.tournamentId, round],
    queryFn: async ({ signal }) => {
      const params = { path: { ...path, round } };
      return getData(await api.GET(`${TOURNAMENT}/rounds/{round}`, { params, signal }));
    },
  });
}

export function standingsQuery(api: ApiClient, path: Place) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'standings', path.tournamentId],
    queryFn: async ({ signal }) =>
      getData(await api.GET(`${TOURNAMENT}/standings`, { params: { path }, signal })),
  });
}

export function bracketQuery(api: ApiClient, path: Place) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'bracket', path.tournamentId],
    queryFn: async ({ signal }) =>
      getData(await api.GET(`${TOURNAMENT}/bracket`, { params: { path }, signal })),
  });
}
