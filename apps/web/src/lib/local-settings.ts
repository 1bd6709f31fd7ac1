import type { KeyValueStore } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { createValueStore } from './value-store.ts';

/** Tile size of the card list, separate from the preference. */
const LIST_CARD_SIZE = 2.5;
const CARD_SIZE_MIN = 0.7;
const CARD_SIZE_MAX = 3.2;

export interface LocalSettings {
  readonly displayOwnedCardsCount: boolean;
  readonly displayBookmarks: boolean;
  readonly isPricingVisible: boolean;
  readonly showNewCardsFirst: boolean;
  readonly ignoredEvents: readonly string[];
  readonly syncToken: string | null;
  readonly cardSize: number;
}

export type LocalSwitch =
  | 'displayOwnedCardsCount'
  | 'displayBookmarks'
  | 'isPricingVisible'
  | 'showNewCardsFirst';

export function readLocalSettings(store: Pick<KeyValueStore, 'read'>): LocalSettings {
  const isOn = (key: LocalSwitch) => store.read(STORAGE_KEYS[key]) !== 'false';
  return {
    displayOwnedCardsCount: isOn('displayOwnedCardsCount'),
    displayBookmarks: isOn('displayBookmarks'),
    isPricingVisible: isOn('isPricingVisible'),
    // Documented inversion: `true` means off.
    showNewCardsFirst: store.read(STORAGE_KEYS.showNewCardsFirst) !== 'true',
    ignoredEvents: parseTexts(store.read(STORAGE_KEYS.ignoredEvents)),
    syncToken: store.read(STORAGE_KEYS.syncToken),
    cardSize: parseCardSize(store.read(STORAGE_KEYS.cardSize)),
  };
}

export function createLocalSettings(store: KeyValueStore) {
  const first = readLocalSettings(store);
  const plain = readLocalSettings({ read: () => null });
  const isPlain = JSON.stringify(first) === JSON.stringify(plain);
  const value = createValueStore(first, { value: isPlain ? first : plain });
  const reread = () => value.set(readLocalSettings(store));
  return {
    get: value.get,
    set: value.set,
    subscribe: value.subscribe,
    getServerSnapshot: value.getServerSnapshot,
    reread,
    turn: (key: LocalSwitch, on: boolean) => {
      store.write(STORAGE_KEYS[key], String(key === 'showNewCardsFirst' ? !on : on));
      reread();
    },
    setIgnoredEvents: (ids: readonly string[]) => {
      store.write(STORAGE_KEYS.ignoredEvents, JSON.stringify(ids));
      reread();
    },
    setCardSize: (size: number) => {
      store.write(STORAGE_KEYS.cardSize, String(clampCardSize(size)));
      reread();
    },
  };
}

function clampCardSize(size: number): number {
  return Math.min(CARD_SIZE_MAX, Math.max(CARD_SIZE_MIN, size));
}

function parseCardSize(stored: string | null): number {
  const size = Number(stored ?? Number.NaN);
  return Number.isFinite(size) && size > 0 ? clampCardSize(size) : LIST_CARD_SIZE;
}

function parseTexts(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
