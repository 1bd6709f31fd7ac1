import {
  EMPTY_FILTER_STATE,
  filterKeyOf,
  type FilterState,
} from '@deckframe/domain/filter/filter-state';
import { decodeFilters, encodeFilters } from '@deckframe/domain/filter-url/filter-url';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

type StoredFiltersConfig = Pick<GameConfig, 'gameid' | 'filters'>;

/** Reads stored values of `saved` filters. */
export function readStoredFilters(store: KeyValueStore, config: StoredFiltersConfig): FilterState {
  const stored = listStoredFilters(config).flatMap(({ filter, storageKey }): [string, string][] => {
    const value = store.read(storageKey);
    return value === null ? [] : [[filterKeyOf(filter), value]];
  });
  return decodeFilters(stored, config.filters) ?? EMPTY_FILTER_STATE;
}

/** Stores filters in their address form. */
export function storeFilters(
  store: KeyValueStore,
  config: StoredFiltersConfig,
  state: FilterState,
): void {
  const values = new Map(encodeFilters(state, config.filters));
  for (const { filter, storageKey } of listStoredFilters(config)) {
    const value = values.get(filterKeyOf(filter));
    if (value === undefined) store.remove(storageKey);
    else store.write(storageKey, value);
  }
}

function listStoredFilters({ gameid, filters }: StoredFiltersConfig) {
  return filters
    .filter((filter) => filter.saved === true)
    .map((filter) => ({
      filter,
      storageKey: gameStorageKey(gameid, `filterValue_${filter.name}`),
    }));
}
