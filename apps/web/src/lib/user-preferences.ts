import type { KeyValueStore } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { createValueStore } from './value-store.ts';

/** The 13 preferences with their defaults. */
export const PREFERENCE_DEFAULTS = {
  loadAlternates: true,
  unlockColors: false,
  enableTcgPlayerPrices: true,
  ungroupAlternates: false,
  hideDecklistBookmarks: false,
  showQuickInfoLabels: true,
  colorBlindSupport: false,
  enableLocalDeckSave: true,
  enableDeckInsights: true,
  enableCardImagePreview: true,
  quickFilterDisplayMode: false,
  displayNewCardsAtTop: false,
  cardSize: 1.4,
} as const satisfies Record<string, boolean | number>;

type Widen<T> = T extends boolean ? boolean : number;

export type UserPreferences = {
  -readonly [Name in keyof typeof PREFERENCE_DEFAULTS]: Widen<(typeof PREFERENCE_DEFAULTS)[Name]>;
};

export type PreferenceSwitch = Exclude<keyof UserPreferences, 'cardSize'>;

/** Parses stored preferences. Missing, unknown or invalid entries use their default. */
export function parsePreferences(stored: string | null): UserPreferences {
  const given = parseObject(stored);
  const known = Object.entries(PREFERENCE_DEFAULTS).map(([name, fallback]) => {
    const value = given[name];
    const fits = typeof value === typeof fallback && !Number.isNaN(value);
    return [name, fits ? value : fallback];
  });
  return Object.fromEntries(known) as UserPreferences;
}

export function createUserPreferences(store: KeyValueStore) {
  const stored = store.read(STORAGE_KEYS.userPreferences);
  const first = parsePreferences(stored);
  // Returns the same object while nothing is stored, because a new one would rerender every card.
  const value = createValueStore(first, {
    value: stored === null ? first : parsePreferences(null),
  });
  const write = (next: UserPreferences) => {
    store.write(STORAGE_KEYS.userPreferences, JSON.stringify(next));
    value.set(next);
  };
  return {
    get: value.get,
    set: write,
    subscribe: value.subscribe,
    getServerSnapshot: value.getServerSnapshot,
    change: (part: Partial<UserPreferences>) => write({ ...value.get(), ...part }),
    /** Called when another tab has written. */
    reread: () => value.set(parsePreferences(store.read(STORAGE_KEYS.userPreferences))),
  };
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
