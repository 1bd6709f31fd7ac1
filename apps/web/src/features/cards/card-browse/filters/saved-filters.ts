import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey, STORAGE_KEYS } from '#lib/storage-keys.ts';

/** A named filter state. */
export interface SavedFilter {
  readonly name: string;
  readonly filters: FilterState;
}

export interface SavedFilters {
  /** All named filter states of the game. */
  readonly saved: readonly SavedFilter[];
  /** Names shown among the quick filters. */
  readonly favorites: readonly string[];
}

/** Favourites of all games share a key. */
interface FavoriteEntry {
  readonly gameid: string;
  readonly name: string;
  readonly filters: FilterState;
}

export function readSavedFilters(store: KeyValueStore, gameid: string): SavedFilters {
  const saved = readList(store, gameStorageKey(gameid, 'saved_filters')).filter(isSavedFilter);
  const favorites = readFavorites(store)
    .filter((entry) => entry.gameid === gameid)
    .map((entry) => entry.name);
  return { saved, favorites };
}

/** Saving under an existing name replaces it. */
export function saveFilter(
  store: KeyValueStore,
  gameid: string,
  filter: SavedFilter,
  isFavorite: boolean,
): void {
  removeFilter(store, gameid, filter.name);
  const { saved } = readSavedFilters(store, gameid);
  write(store, gameStorageKey(gameid, 'saved_filters'), [...saved, filter]);
  if (!isFavorite) return;
  write(store, STORAGE_KEYS.cardFilterFavorites, [...readFavorites(store), { gameid, ...filter }]);
}

export function removeFilter(store: KeyValueStore, gameid: string, name: string): void {
  const { saved } = readSavedFilters(store, gameid);
  write(
    store,
    gameStorageKey(gameid, 'saved_filters'),
    saved.filter((filter) => filter.name !== name),
  );
  write(
    store,
    STORAGE_KEYS.cardFilterFavorites,
    readFavorites(store).filter((entry) => entry.gameid !== gameid || entry.name !== name),
  );
}

function readFavorites(store: KeyValueStore): FavoriteEntry[] {
  return readList(store, STORAGE_KEYS.cardFilterFavorites).filter(
    (entry): entry is FavoriteEntry =>
      isSavedFilter(entry) && 'gameid' in entry && typeof entry.gameid === 'string',
  );
}

function isSavedFilter(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value) || typeof value.name !== 'string' || !('filters' in value)) return false;
  const { filters } = value;
  const parts = ['optionSets', 'ranges', 'booleans'] as const;
  return (
    typeof filters === 'object' &&
    filters !== null &&
    parts.every((part) => typeof (filters as Record<string, unknown>)[part] === 'object')
  );
}

function readList(store: KeyValueStore, key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function write(store: KeyValueStore, key: string, list: readonly unknown[]): void {
  if (list.length === 0) store.remove(key);
  else store.write(key, JSON.stringify(list));
}
