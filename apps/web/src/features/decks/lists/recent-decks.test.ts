import { expect, it } from 'vitest';
import { forgetRecentDeck, storeRecentDeck, readRecentDecks } from './recent-decks.ts';

it('DLIST-18 keeps the five decklists opened last, each once, newest first', () => {
  const entries = new Map<string, string>();
  const store = {
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  };
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    storeRecentDeck(store, 'gundam', { id, name: id, owner: 'x', coverImage: null });
  }
  expect(readRecentDecks(store, 'gundam').map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
  forgetRecentDeck(store, 'gundam', 'f');
  expect(readRecentDecks(store, 'gundam').map(({ id }) => id)).toEqual(['b', 'e', 'd', 'c']);
  entries.set('gundam_recentDecklists', '{"broken"');
  expect(readRecentDecks(store, 'gundam')).toEqual([]);
});
