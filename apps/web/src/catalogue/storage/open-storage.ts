import { CACHE_DATABASE_VERSION } from '@deckframe/domain/cards/catalogue/cache-limits';
import { listEvictions } from '@deckframe/domain/cards/catalogue/cache-plan';
import type {
  CachedQuery,
  SeriesCacheEntry,
  CacheMetadata,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { reportError } from '#lib/report-error.ts';
import { fileKeyOf, type CatalogueStorage, type HeldGame } from './catalogue-storage.ts';

const DATABASE_NAME = 'deckframe';

interface Expiring {
  readonly expires_at: string;
}

/** One record per series file, because a record per card is ten times slower. */
interface Schema extends DBSchema {
  manifests: { key: string; value: CatalogueManifest };
  metadata: { key: string; value: CacheMetadata };
  series: { key: string; value: SeriesCacheEntry; indexes: { gameid: string } };
  files: { key: string; value: string };
  queries: { key: string; value: CachedQuery; indexes: { expires_at: string } };
  ratings: { key: string; value: Expiring & { id: string }; indexes: { expires_at: string } };
  users: { key: string; value: Expiring & { id: string }; indexes: { expires_at: string } };
}

type CatalogueDatabase = IDBPDatabase<Schema>;

/** Stores with expiring records. */
const EXPIRING_STORES = ['queries', 'ratings', 'users'] as const;

/**
 * Opens the database; `onLost` is called when another tab upgrades it or the browser removes it.
 */
function openCatalogueDatabase(onLost: () => void): Promise<CatalogueDatabase> {
  return openDB<Schema>(DATABASE_NAME, CACHE_DATABASE_VERSION, {
    upgrade(database) {
      // Data of older versions can be fetched again.
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('manifests', { keyPath: 'gameid' });
      database.createObjectStore('metadata', { keyPath: 'key' });
      const series = database.createObjectStore('series', { keyPath: 'key' });
      series.createIndex('gameid', 'gameid');
      database.createObjectStore('files');
      for (const name of EXPIRING_STORES) {
        const store = database.createObjectStore(name, { keyPath: 'id' });
        store.createIndex('expires_at', 'expires_at');
      }
    },
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
}

/** Everything can be fetched again, so writes need not be durable. */
const RELAXED = { durability: 'relaxed' } as const;

/** Catalogues in IndexedDB. */
function createDatabaseStorage(database: CatalogueDatabase): CatalogueStorage {
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

/** In-memory fallback without storage space. */
export function createMemoryStorage(): CatalogueStorage {
  const games = new Map<string, Pick<HeldGame, 'manifest' | 'metadata'>>();
  const entries = new Map<string, SeriesCacheEntry>();
  const files = new Map<string, string>();
  const queries = new Map<string, CachedQuery>();

  const removeEntries = (removed: readonly SeriesCacheEntry[]): void => {
    for (const entry of removed) {
      entries.delete(entry.key);
      for (const { hash } of entry.data) files.delete(fileKeyOf(entry.gameid, hash));
    }
  };

  return {
    kind: 'memory',
    readGame: async (gameid) => ({
      manifest: games.get(gameid)?.manifest,
      metadata: games.get(gameid)?.metadata,
      entries: [...entries.values()].filter((entry) => entry.gameid === gameid),
    }),
    listEntries: async () => [...entries.values()],
    async listFiles(gameid) {
      const prefix = fileKeyOf(gameid, '');
      const keys = [...files.keys()].filter((key) => key.startsWith(prefix));
      return keys.map((key) => key.slice(prefix.length));
    },
    readFiles: async (gameid, hashes) =>
      hashes.flatMap((hash) => {
        const text = files.get(fileKeyOf(gameid, hash));
        return text === undefined ? [] : [{ hash, text }];
      }),
    async writeFiles(gameid, added) {
      for (const { hash, text } of added) files.set(fileKeyOf(gameid, hash), text);
    },
    async writeGame(gameid, change) {
      games.set(gameid, change);
      for (const key of change.removedEntries) entries.delete(key);
      for (const hash of change.removedFiles) files.delete(fileKeyOf(gameid, hash));
      for (const entry of change.entries) entries.set(entry.key, entry);
    },
    removeEntries: async (removed) => removeEntries(removed),
    async removeFiles(gameid, hashes) {
      for (const hash of hashes) files.delete(fileKeyOf(gameid, hash));
    },
    readQuery: async (id) => queries.get(id),
    async writeQuery(query) {
      queries.set(query.id, query);
    },
    async removeExpired(now) {
      for (const [id, query] of queries) if (query.expires_at <= now) queries.delete(id);
    },
    close: () => {},
  };
}

/** Opens storage that never fails: it continues in memory. */
export async function openStorage(): Promise<CatalogueStorage> {
  const memory = createMemoryStorage();
  let current: CatalogueStorage = memory;
  const onLost = (): void => {
    current = memory;
  };
  try {
    current = createDatabaseStorage(await openCatalogueDatabase(onLost));
  } catch (error) {
    reportError('Cards are kept in memory only: the database cannot be opened', error);
  }
  return createSafeStorage(() => current, onLost, memory);
}

/** Exported to test a database that fails midway. */
export function createSafeStorage(
  current: () => CatalogueStorage,
  onLost: () => void,
  memory: CatalogueStorage,
): CatalogueStorage {
  const attempt = async <T>(action: (storage: CatalogueStorage) => Promise<T>): Promise<T> => {
    const storage = current();
    if (storage === memory) return action(memory);
    try {
      return await action(storage);
    } catch (error) {
      reportError('Cards are kept in memory only from now on', error);
      onLost();
      return action(memory);
    }
  };
  /** When full, evicts other games and old entries first. */
  const attemptWrite = <T>(
    gameid: string,
    action: (storage: CatalogueStorage) => Promise<T>,
  ): Promise<T> =>
    attempt(async (storage) => {
      try {
        return await action(storage);
      } catch (error) {
        if (!isQuotaError(error)) throw error;
        await storage.removeEntries(listEvictions(await storage.listEntries(), gameid));
        return action(storage);
      }
    });

  return {
    get kind() {
      return current().kind;
    },
    readGame: (gameid) => attempt((storage) => storage.readGame(gameid)),
    listEntries: () => attempt((storage) => storage.listEntries()),
    listFiles: (gameid) => attempt((storage) => storage.listFiles(gameid)),
    readFiles: (gameid, hashes) => attempt((storage) => storage.readFiles(gameid, hashes)),
    writeFiles: (gameid, files) =>
      attemptWrite(gameid, (storage) => storage.writeFiles(gameid, files)),
    writeGame: (gameid, change) =>
      attemptWrite(gameid, (storage) => storage.writeGame(gameid, change)),
    removeEntries: (entries) => attempt((storage) => storage.removeEntries(entries)),
    removeFiles: (gameid, hashes) => attempt((storage) => storage.removeFiles(gameid, hashes)),
    readQuery: (id) => attempt((storage) => storage.readQuery(id)),
    writeQuery: (query) => attemptWrite(query.gameid, (storage) => storage.writeQuery(query)),
    removeExpired: (now) => attempt((storage) => storage.removeExpired(now)),
    close: () => current().close(),
  };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
