import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { localStore } from '#lib/browser-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { OutboxEntry } from './outbox-entry.ts';

interface OutboxSchema extends DBSchema {
  saves: { key: string; value: OutboxEntry };
}

export interface OutboxStorage {
  readonly list: () => Promise<OutboxEntry[]>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const DATABASE = 'deckframe-outbox';
const VERSION = 1;

/** Saves in IndexedDB; where there is none they live as long as the page. */
export function createOutboxStorage(): OutboxStorage {
  const memory = new Map<string, OutboxEntry>();
  let opened: Promise<IDBPDatabase<OutboxSchema> | null> | undefined;
  const open = () => {
    opened ??= openDB<OutboxSchema>(DATABASE, VERSION, {
      upgrade: (database) => {
        database.createObjectStore('saves', { keyPath: 'id' });
      },
    }).catch((error: unknown) => {
      reportError('The outbox could not be opened', error);
      return null;
    });
    return opened;
  };
  const list = async (): Promise<OutboxEntry[]> => {
    const database = await open();
    return database ? database.getAll('saves') : [...memory.values()];
  };
  /** The shell looks at this mark alone to know whether there is something to send. */
  const mark = async (): Promise<void> => {
    const entries = await list();
    if (entries.length === 0) localStore.remove(STORAGE_KEYS.unsentSaves);
    else localStore.write(STORAGE_KEYS.unsentSaves, String(entries.length));
  };
  return {
    list,
    put: async (entry) => {
      const database = await open();
      if (database) await database.put('saves', entry);
      else memory.set(entry.id, entry);
      await mark();
    },
    remove: async (id) => {
      const database = await open();
      if (database) await database.delete('saves', id);
      memory.delete(id);
      await mark();
    },
  };
}
