import { queryOptions } from '@tanstack/react-query';
import { TOURNAMENT, tournamentsKey } from '#features/tournaments/events/api.ts';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

export type Objection = components['schemas']['TournamentObjection'];

export function objectionsQuery(api: ApiClient, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'objections', tournamentId],
    queryFn: async ({ signal }) => {
      const params = { path: { game, tournamentId } };
      return getData(await api.GET(`${TOURNAMENT}/objections`, { params, signal }));
    },
  });
}
