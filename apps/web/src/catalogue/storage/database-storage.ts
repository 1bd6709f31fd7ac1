import type { SeriesCacheEntry } from '@deckframe/domain/cards/catalogue/cache-records';
import { EXPIRING_STORES, type CatalogueDatabase } from './catalogue-database.ts';
import { fileKeyOf, type CatalogueStorage } from './catalogue-storage.ts';

/** Everything here can be fetched again, so nothing waits for the disk. */
const RELAXED = { durability: 'relaxed' } as const;

/** Catalogues in IndexedDB. */
export function createDatabaseStorage(database: CatalogueDatabase): CatalogueStorage {
  const removeEntries = async (entries: readonly SeriesCacheEntry[]): Promise<void> => {
    const change = database.transaction(['series', 'files'], 'readwrite', RELAXED);
    for (const entry of entries) {
      void change.objectStore('series').delete(entry.key);
      for (const { hash } of entry.data) {
        void change.objectStore('files').delete(fileKeyOf(entry.gameid, hash));
      }
    }
    await change.done;
  };

  return {
    kind: 'persistent',
    removeEntries,
    async readGame(gameid) {
      const look = database.transaction(['manifests', 'metadata', 'series']);
      const [manifest, metadata, entries] = await Promise.all([
        look.objectStore('manifests').get(gameid),
        look.objectStore('metadata').get(gameid),
        look.objectStore('series').index('gameid').getAll(gameid),
      ]);
      return { manifest, metadata, entries };
    },
    listEntries: () => database.getAll('series'),
    async listFiles(gameid) {
      const prefix = fileKeyOf(gameid, '');
      const keys = await database.getAllKeys('files', IDBKeyRange.bound(prefix, `${prefix}\uFFFF`));
      return keys.map((key) => key.slice(prefix.length));
    },
    async readFiles(gameid, hashes) {
      const files = database.transaction('files').store;
      const texts = await Promise.all(hashes.map((hash) => files.get(fileKeyOf(gameid, hash))));
      return hashes.flatMap((hash, index) => {
        const text = texts[index];
        return text === undefined ? [] : [{ hash, text }];
      });
    },
    async writeFiles(gameid, files) {
      const change = database.transaction('files', 'readwrite', RELAXED);
      for (const { hash, text } of files) void change.store.put(text, fileKeyOf(gameid, hash));
      await change.done;
    },
    async writeGame(gameid, { manifest, metadata, entries, removedEntries, removedFiles }) {
      const stores = ['manifests', 'metadata', 'series', 'files'] as const;
      const change = database.transaction(stores, 'readwrite', RELAXED);
      void change.objectStore('manifests').put(manifest);
      void change.objectStore('metadata').put(metadata);
      for (const key of removedEntries) void change.objectStore('series').delete(key);
      for (const hash of removedFiles) {
        void change.objectStore('files').delete(fileKeyOf(gameid, hash));
      }
      for (const entry of entries) void change.objectStore('series').put(entry);
      await change.done;
    },
    async removeFiles(gameid, hashes) {
      const change = database.transaction('files', 'readwrite', RELAXED);
      for (const hash of hashes) void change.store.delete(fileKeyOf(gameid, hash));
      await change.done;
    },
    readQuery: (id) => database.get('queries', id),
    async writeQuery(query) {
      await database.put('queries', query);
    },
    async removeExpired(now) {
      const change = database.transaction(EXPIRING_STORES, 'readwrite', RELAXED);
      for (const name of EXPIRING_STORES) {
        const store = change.objectStore(name);
        const keys = await store.index('expires_at').getAllKeys(IDBKeyRange.upperBound(now));
        for (const key of keys) void store.delete(key);
      }
      await change.done;
    },
    close: () => database.close(),
  };
}
