import { localStore } from './browser-storage.ts';
import { createLocalSettings, type LocalSettings } from './local-settings.ts';
import { useValue } from './use-value.ts';
import { createUserPreferences, type UserPreferences } from './user-preferences.ts';

/** The preferences of this browser, shared by all tabs. */
export const userPreferences = createUserPreferences(localStore);
export const localSettings = createLocalSettings(localStore);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', () => {
    userPreferences.reread();
    localSettings.reread();
  });
}

export function useUserPreferences(): UserPreferences {
  return useValue(userPreferences);
}

export function useLocalSettings(): LocalSettings {
  return useValue(localSettings);
}

/** True if prices are enabled and not hidden temporarily. */
export function usePricesShown(): boolean {
  const { enableTcgPlayerPrices } = useUserPreferences();
  const { isPricingVisible } = useLocalSettings();
  return enableTcgPlayerPrices && isPricingVisible;
}
