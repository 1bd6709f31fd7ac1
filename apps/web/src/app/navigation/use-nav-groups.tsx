import { useGameConfig, useUser } from '#lib/app-services.ts';
import { listNavGroups, type NavGroup } from './navigation-model.ts';

export function useNavGroups(): NavGroup[] {
  const { features } = useGameConfig();
  const user = useUser();
  return listNavGroups({ features, user, hostname: window.location.hostname });
}
