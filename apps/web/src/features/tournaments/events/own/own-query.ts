import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';

const OWN = 'GET /api/games/:game/my-tournaments';

export type OwnEvent = Answer<typeof OWN>['tournaments'][number];

/** Events where the member plays or works; empty for visitors. */
export function useOwnEvents(): readonly OwnEvent[] {
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const query = useQuery(
    apiQuery(
      OWN,
      { params: { game } },
      // An old table would mislead players.
      { as: user?.id, enabled: user !== null, staleTime: 0 },
    ),
  );
  return query.data?.tournaments ?? NONE;
}

const NONE: readonly OwnEvent[] = [];

/** True if the member plays or is on the waiting list. */
export const isPlayer = ({ entry }: OwnEvent): boolean =>
  entry === 'waiting' || entry === 'registered' || entry === 'checked_in';
