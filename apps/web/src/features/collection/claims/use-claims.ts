import { NO_CLAIMS, type Claims } from '@deckframe/domain/collection/free-copies';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { claimsQuery } from './api.ts';

/**
 * What sleeved decks and open trades take of the member's copies; undefined while it is asked for. Who
 * has no connection counts all copies as free.
 */
export function useClaims(deck?: string): Claims | undefined {
  const { api, config } = useAppServices();
  const { data, isError, fetchStatus } = useQuery(claimsQuery(api, config.gameid, deck));
  return data ?? (isError || fetchStatus === 'paused' ? NO_CLAIMS : undefined);
}
