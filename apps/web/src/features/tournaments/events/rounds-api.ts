import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { tournamentsKey } from './api.ts';

export type ShownRow =
  Answer<'GET /api/games/:game/tournaments/:tournamentId/standings'>['rows'][number];

type Place = { game: string; tournamentId: string };

export function roundQuery(api: CallApi, path: Place, round: number) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'round', path.tournamentId, round],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/tournaments/:tournamentId/rounds/:round', {
        params: { ...path, round },
        signal,
      });
    },
  });
}

export function standingsQuery(api: CallApi, path: Place) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'standings', path.tournamentId],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/tournaments/:tournamentId/standings', {
        params: path,
        signal,
      }),
  });
}

export function bracketQuery(api: CallApi, path: Place) {
  return queryOptions({
    queryKey: [...tournamentsKey(path.game), 'bracket', path.tournamentId],
    queryFn: async ({ signal }) =>
      await api('GET /api/games/:game/tournaments/:tournamentId/bracket', { params: path, signal }),
  });
}
