import { NO_CLAIMS, type OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';

/** Copies in `deck` are free for it. */
function claimsQuery(api: CallApi, game: string, deck?: string) {
  return queryOptions({
    queryKey: ['claims', game, deck ?? null],
    queryFn: ({ signal }) => {
      const query = deck === undefined ? {} : { deck };
      return api('GET /api/games/:game/my-taken-copies', { params: { game }, query, signal });
    },
  });
}

const NOTHING_TAKEN: OwnClaims = { ...NO_CLAIMS, elsewhere: {} };

/** Returns claimed copies; undefined while loading. Offline all copies are free. */
export function useClaims(deck?: string): OwnClaims | undefined {
  const { api, config } = useAppServices();
  const { data, isError, fetchStatus } = useQuery(claimsQuery(api, config.gameid, deck));
  return data ?? (isError || fetchStatus === 'paused' ? NOTHING_TAKEN : undefined);
}
