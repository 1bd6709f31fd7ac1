import { listEvictions } from '@deckframe/domain/cards/catalogue/cache-plan';
import { reportError } from '#lib/report-error.ts';
import { openCatalogueDatabase } from './catalogue-database.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';
import { createDatabaseStorage } from './database-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

/**
 * A keep that never fails. Without a database (private windows, a newer version in another tab) and
 * without space for one, it goes on in memory.
 */
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

/** Exported for what a test can only bring about by hand: a database that fails half-way. */
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
  /** Full: what other games and older days left goes first. */
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
