import { localStore } from '../browser-storage.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { createValueStore } from '../value-store.ts';

export const THEME_CHOICES = ['system', 'dark', 'light', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

function parseThemeChoice(text: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system';
}

const choice = createValueStore(parseThemeChoice(localStore.read(STORAGE_KEYS.theme)), {
  value: 'system',
});

/** The theme of this device. `startTheme` applies each change. */
export const themeChoice = {
  get: choice.get,
  subscribe: choice.subscribe,
  getServerSnapshot: choice.getServerSnapshot,
  set: (text: string) => {
    const next = parseThemeChoice(text);
    if (next === 'system') localStore.remove(STORAGE_KEYS.theme);
    else localStore.write(STORAGE_KEYS.theme, next);
    choice.set(next);
    window.dispatchEvent(new Event('themechoice'));
  },
};
