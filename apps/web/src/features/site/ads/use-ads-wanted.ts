import { isExUser } from '@deckframe/domain/accounts/access/roles';
import { useGameConfig, useUser } from '#lib/app-services.ts';

/** ADS-01, ADS-02: for visitors and members without EX. */
export function useAdsWanted(): boolean {
  const { features } = useGameConfig();
  const user = useUser();
  return features.ads === 'live' && !(user && isExUser(user.roles));
}
