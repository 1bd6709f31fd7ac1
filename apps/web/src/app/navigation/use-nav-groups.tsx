import { useAppServices, useUser } from '#lib/app-services.ts';
import { listNavGroups, type NavGroup } from './navigation-model.ts';

export function useNavGroups(): NavGroup[] {
  const { config, origin } = useAppServices();
  const user = useUser();
  const { hostname } = new URL(origin);
  return listNavGroups({ features: config.features, user, hostname });
}
