import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

/** A deck that was opened recently on this device. */
export interface RecentDeck {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly coverImage: string | null;
}

const RECENT_DECKS = 5;

export function readRecentDecks(store: KeyValueStore, gameid: string): RecentDeck[] {
  try {
    const stored: unknown = JSON.parse(
      store.read(gameStorageKey(gameid, 'recentDecklists')) ?? '[]',
    );
    return Array.isArray(stored) ? stored.filter(isRecentDeck).slice(0, RECENT_DECKS) : [];
  } catch {
    return [];
  }
}

/** Puts the newest deck first and drops the oldest. */
export function storeRecentDeck(store: KeyValueStore, gameid: string, deck: RecentDeck): void {
  const others = readRecentDecks(store, gameid).filter(({ id }) => id !== deck.id);
  const next = [deck, ...others].slice(0, RECENT_DECKS);
  store.write(gameStorageKey(gameid, 'recentDecklists'), JSON.stringify(next));
}

export function forgetRecentDeck(store: KeyValueStore, gameid: string, deckId: string): void {
  const left = readRecentDecks(store, gameid).filter(({ id }) => id !== deckId);
  store.write(gameStorageKey(gameid, 'recentDecklists'), JSON.stringify(left));
}

function isRecentDeck(value: unknown): value is RecentDeck {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'owner' in value &&
    typeof value.owner === 'string' &&
    'coverImage' in value &&
    (value.coverImage === null || typeof value.coverImage === 'string')
  );
}
