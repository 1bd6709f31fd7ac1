import { NO_CLAIMS, type OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { claimsQuery } from './api.ts';

const NOTHING_TAKEN: OwnClaims = { ...NO_CLAIMS, elsewhere: {} };

/**
 * What sleeved decks and open trades take of the member's copies; undefined while it is asked for. Who
 * has no connection counts all copies as free.
 */
export function useClaims(deck?: string): OwnClaims | undefined {
  const { api, config } = useAppServices();
  const { data, isError, fetchStatus } = useQuery(claimsQuery(api, config.gameid, deck));
  return data ?? (isError || fetchStatus === 'paused' ? NOTHING_TAKEN : undefined);
}
