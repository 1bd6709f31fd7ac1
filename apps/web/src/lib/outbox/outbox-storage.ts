import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { localStore } from '#lib/browser-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

/** A write that the server has not confirmed, of whatever kind: decks have none. */
export interface OutboxItem {
  readonly id: string;
  readonly userId: string;
  readonly kind?: 'collection' | undefined;
}

interface OutboxSchema extends DBSchema {
  saves: { key: string; value: OutboxItem };
  /** What the server had when it was last asked, so that the next start needs no network. */
  copies: { key: string; value: unknown };
}

export interface OutboxStorage<Item extends OutboxItem> {
  readonly list: () => Promise<Item[]>;
  readonly put: (item: Item) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface CopyStorage {
  readonly read: (id: string) => Promise<unknown>;
  readonly write: (id: string, copy: unknown) => Promise<void>;
}

const DATABASE = 'deckframe-outbox';
const VERSION = 2;

let opened: Promise<IDBPDatabase<OutboxSchema> | null> | undefined;
const memory = new Map<string, OutboxItem>();

function open(): Promise<IDBPDatabase<OutboxSchema> | null> {
  opened ??= openDB<OutboxSchema>(DATABASE, VERSION, {
    upgrade: (database, before) => {
      if (before < 1) database.createObjectStore('saves', { keyPath: 'id' });
      if (before < 2) database.createObjectStore('copies');
    },
    // A newer version of the app waits in another tab.
    blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
  }).catch((error: unknown) => {
    reportError('The outbox could not be opened', error);
    return null;
  });
  return opened;
}

async function listAll(): Promise<OutboxItem[]> {
  const database = await open();
  return database ? database.getAll('saves') : [...memory.values()];
}

/** The shell looks at this mark alone to know whether there is something to send. */
async function mark(): Promise<void> {
  const items = await listAll();
  if (items.length === 0) localStore.remove(STORAGE_KEYS.unsentSaves);
  else localStore.write(STORAGE_KEYS.unsentSaves, String(items.length));
}

/** Items of one kind in IndexedDB; where there is none they live as long as the page. */
export function createOutboxStorage<Item extends OutboxItem>(
  kind: Item['kind'],
): OutboxStorage<Item> {
  return {
    list: async () => (await listAll()).filter((item): item is Item => item.kind === kind),
    put: async (item) => {
      const database = await open();
      if (database) await database.put('saves', item);
      else memory.set(item.id, item);
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

export function createCopyStorage(): CopyStorage {
  return {
    read: async (id) => (await open())?.get('copies', id),
    write: async (id, copy) => {
      await (await open())?.put('copies', copy, id);
    },
  };
}
