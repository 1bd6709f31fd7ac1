import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { tournamentsKey } from '../api.ts';

export type OwnEvent = Answer<'GET /api/games/:game/my-tournaments'>['tournaments'][number];

function ownEventsQuery(api: CallApi, game: string, userId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'own', userId],
    queryFn: async ({ signal }): Promise<OwnEvent[]> => {
      const answer = await api('GET /api/games/:game/my-tournaments', { params: { game }, signal });
      return answer.tournaments;
    },
    // An old table would mislead players.
    staleTime: 0,
  });
}

/** Events where the member plays or works; empty for visitors. */
export function useOwnEvents(): readonly OwnEvent[] {
  const { api, config } = useAppServices();
  const user = useUser();
  const query = useQuery({
    ...ownEventsQuery(api, config.gameid, user?.id ?? ''),
    enabled: user !== null,
  });
  return query.data ?? NONE;
}

const NONE: readonly OwnEvent[] = [];

/** True if the member plays or is on the waiting list. */
export const isPlayer = ({ entry }: OwnEvent): boolean =>
  entry === 'waiting' || entry === 'registered' || entry === 'checked_in';
