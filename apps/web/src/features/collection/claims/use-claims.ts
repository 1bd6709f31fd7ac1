import { NO_CLAIMS, type OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';

const NOTHING_TAKEN: OwnClaims = { ...NO_CLAIMS, elsewhere: {} };

/** Returns claimed copies; undefined while loading. Copies in `deck` and offline all copies are free. */
export function useClaims(deck?: string): OwnClaims | undefined {
  const { gameid: game } = useGameConfig();
  const { data, isError, fetchStatus } = useQuery(
    apiQuery(
      'GET /api/games/:game/my-taken-copies',
      { params: { game }, query: deck === undefined ? {} : { deck } },
      { as: useUser()?.id },
    ),
  );
  return data ?? (isError || fetchStatus === 'paused' ? NOTHING_TAKEN : undefined);
}
