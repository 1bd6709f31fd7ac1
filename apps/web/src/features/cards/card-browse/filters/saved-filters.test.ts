import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { readSavedFilters, removeFilter, saveFilter } from './saved-filters.ts';

function memoryStore() {
  const stored = new Map<string, string>();
  const store: KeyValueStore = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  return { stored, store };
}

const blue = { name: 'Blue', filters: { ...EMPTY_FILTER_STATE, optionSets: { color: ['Blue'] } } };

describe('saved filters', () => {
  it('PREF-08 PREF-09 are stored under saved_filters of the game, favourites under cardFilterFavorites', () => {
    const { stored, store } = memoryStore();
    saveFilter(store, 'gundam', blue, true);
    saveFilter(store, 'ua', { ...blue, name: 'Other' }, false);
    expect([...stored.keys()].sort()).toEqual([
      'cardFilterFavorites',
      'gundam_saved_filters',
      'ua_saved_filters',
    ]);
    expect(readSavedFilters(store, 'gundam')).toEqual({ saved: [blue], favorites: ['Blue'] });
    expect(readSavedFilters(store, 'ua').favorites).toEqual([]);
  });

  it('replace a filter with the same name and are removed completely', () => {
    const { stored, store } = memoryStore();
    saveFilter(store, 'gundam', blue, true);
    const red = { ...blue, filters: { ...EMPTY_FILTER_STATE, search: 'red' } };
    saveFilter(store, 'gundam', red, false);
    expect(readSavedFilters(store, 'gundam')).toEqual({ saved: [red], favorites: [] });
    removeFilter(store, 'gundam', 'Blue');
    expect(stored.size).toBe(0);
  });

  it('with the same name in two games are removed separately', () => {
    const { store } = memoryStore();
    for (const game of ['gundam', 'ua']) saveFilter(store, game, blue, true);
    removeFilter(store, 'gundam', 'Blue');
    expect(readSavedFilters(store, 'gundam')).toEqual({ saved: [], favorites: [] });
    expect(readSavedFilters(store, 'ua')).toEqual({ saved: [blue], favorites: ['Blue'] });
  });

  it('parse invalid storage as empty', () => {
    const { store } = memoryStore();
    for (const text of ['{', '7', '[1,null,{"name":"x"},{"name":"x","filters":1}]']) {
      store.write('gundam_saved_filters', text);
      store.write('cardFilterFavorites', text);
      expect(readSavedFilters(store, 'gundam'), text).toEqual({ saved: [], favorites: [] });
    }
  });
});
