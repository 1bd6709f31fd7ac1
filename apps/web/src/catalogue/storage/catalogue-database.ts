import { CACHE_DATABASE_VERSION } from '@deckframe/domain/cards/catalogue/cache-limits';
import type {
  CachedQuery,
  CacheMetadata,
  SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const DATABASE_NAME = 'deckframe';

interface Expiring {
  readonly expires_at: string;
}

/** One record per series file, as text: a record per card is ten to twenty times slower. */
interface Schema extends DBSchema {
  manifests: { key: string; value: CatalogueManifest };
  metadata: { key: string; value: CacheMetadata };
  series: { key: string; value: SeriesCacheEntry; indexes: { gameid: string } };
  files: { key: string; value: string };
  queries: { key: string; value: CachedQuery; indexes: { expires_at: string } };
  ratings: { key: string; value: Expiring & { id: string }; indexes: { expires_at: string } };
  users: { key: string; value: Expiring & { id: string }; indexes: { expires_at: string } };
}

export type CatalogueDatabase = IDBPDatabase<Schema>;

/** Stores whose records end by themselves. */
export const EXPIRING_STORES = ['queries', 'ratings', 'users'] as const;

/**
 * Opens the database; `onLost` is called once when it must not be used any more, because another
 * tab brings a newer version or the browser took it away.
 */
export function openCatalogueDatabase(onLost: () => void): Promise<CatalogueDatabase> {
  return openDB<Schema>(DATABASE_NAME, CACHE_DATABASE_VERSION, {
    upgrade(database) {
      // What an older version held can be fetched again.
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
