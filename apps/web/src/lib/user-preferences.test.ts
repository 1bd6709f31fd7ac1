import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from './browser-storage.ts';
import { createLocalSettings, readLocalSettings } from './local-settings.ts';
import { GAME_STORAGE_KEYS, gameStorageKey } from './storage-keys.ts';
import { createUserPreferences, parsePreferences } from './user-preferences.ts';

function memoryStore(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const store: KeyValueStore = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  return { stored, store };
}

describe('user preferences', () => {
  it('PREF-01 PREF-02 PREF-03 PREF-04 are 13 settings with the documented defaults', () => {
    expect(parsePreferences(null)).toEqual({
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
    });
  });

  it('PREF-01 are stored as one object under the key userPreferences', () => {
    const { stored, store } = memoryStore({ userPreferences: '{"colorBlindSupport":true}' });
    const preferences = createUserPreferences(store);
    expect(preferences.get()).toMatchObject({ colorBlindSupport: true, loadAlternates: true });
    preferences.change({ cardSize: 2 });
    expect(JSON.parse(stored.get('userPreferences') ?? '')).toMatchObject({
      colorBlindSupport: true,
      cardSize: 2,
    });
  });

  it('survive invalid storage entry by entry', () => {
    for (const stored of ['', 'null', '[]', '7', '{', '{"cardSize":"big","loadAlternates":1}']) {
      expect(parsePreferences(stored), stored).toEqual(parsePreferences(null));
    }
    expect(parsePreferences('{"cardSize":3,"other":true}')).toEqual({
      ...parsePreferences(null),
      cardSize: 3,
    });
  });
});

describe('local settings', () => {
  it('PREF-05 PREF-06 have defaults in an empty store', () => {
    expect(readLocalSettings(memoryStore().store)).toEqual({
      displayOwnedCardsCount: true,
      displayBookmarks: true,
      isPricingVisible: true,
      showNewCardsFirst: true,
      ignoredEvents: [],
      syncToken: null,
      cardSize: 2.5,
    });
  });

  it('PREF-05 are found under the documented names', () => {
    const stored = {
      displayOwnedCardsCount: 'false',
      displayBookmarks: 'false',
      isPricingVisible: 'false',
      showNewCardsFirst: 'true',
      ignoredEvents: '["spring-cup"]',
      syncToken: 'abc',
      userPreferences: '{"unlockColors":true}',
    };
    expect(readLocalSettings(memoryStore(stored).store)).toMatchObject({
      displayOwnedCardsCount: false,
      displayBookmarks: false,
      isPricingVisible: false,
      showNewCardsFirst: false,
      ignoredEvents: ['spring-cup'],
      syncToken: 'abc',
    });
    expect(createUserPreferences(memoryStore(stored).store).get().unlockColors).toBe(true);
  });

  it('PREF-07 show new cards first unless the stored value is the string true', () => {
    const read = (showNewCardsFirst: string) =>
      readLocalSettings(memoryStore({ showNewCardsFirst }).store).showNewCardsFirst;
    expect([read('true'), read('false'), read('yes')]).toEqual([false, true, true]);
    const { stored, store } = memoryStore();
    const settings = createLocalSettings(store);
    settings.turn('showNewCardsFirst', false);
    expect([stored.get('showNewCardsFirst'), settings.get().showNewCardsFirst]).toEqual([
      'true',
      false,
    ]);
    settings.turn('showNewCardsFirst', true);
    expect([stored.get('showNewCardsFirst'), settings.get().showNewCardsFirst]).toEqual([
      'false',
      true,
    ]);
  });

  it('LIST-20 the card list has its own size, separate from the preference', () => {
    const { stored, store } = memoryStore();
    const settings = createLocalSettings(store);
    expect(settings.get().cardSize).toBe(2.5);
    settings.setCardSize(99);
    expect([stored.get('cardSize'), settings.get().cardSize]).toEqual(['3.2', 3.2]);
    expect(parsePreferences(null).cardSize).toBe(1.4);
  });

  it('PREF-08 PREF-09 name the keys of all games and of one', () => {
    const { stored, store } = memoryStore();
    createLocalSettings(store).setCardSize(1);
    expect([...stored.keys()]).toEqual(['cardSize']);
    expect(GAME_STORAGE_KEYS.map((key) => gameStorageKey('ua', key))).toEqual([
      'ua_storedDecklist',
      'ua_storedSeries',
      'ua_selectedItems',
      'ua_notes',
      'ua_favoritecard',
      'ua_deckName',
      'ua_isPublic',
      'ua_archetype',
      'ua_customSeries',
      'ua_saved_filters',
    ]);
    expect(gameStorageKey('gundam', 'filterValue_Color')).toBe('gundam_filterValue_Color');
  });
});
