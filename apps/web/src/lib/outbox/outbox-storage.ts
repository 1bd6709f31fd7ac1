import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { localStore } from '#lib/browser-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

/** An unconfirmed write of any kind. */
export interface OutboxItem {
  readonly id: string;
  readonly userId: string;
  readonly kind?: 'collection' | 'visitor' | undefined;
}

interface OutboxSchema extends DBSchema {
  saves: { key: string; value: OutboxItem };
  /** The server's last known state, so that the next start works offline. */
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
    // A newer version of the app is waiting in another tab.
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

/** Mark that tells the shell about unsent items. */
async function mark(): Promise<void> {
  const items = await listAll();
  if (items.length === 0) localStore.remove(STORAGE_KEYS.unsentSaves);
  else localStore.write(STORAGE_KEYS.unsentSaves, String(items.length));
}

/** Stores items of one kind in IndexedDB; without it in memory. */
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

/** Counts logouts in this page. A copy of an earlier generation may not be written any more. */
let generation = 0;
const listeners = new Set<() => void>();

export function createCopyStorage(): CopyStorage {
  const born = generation;
  return {
    read: async (id) => (await open())?.get('copies', id),
    write: async (id, copy) => {
      const database = await open();
      if (born === generation) await database?.put('copies', copy, id);
    },
  };
}

/** Calls back when a page must drop its in-memory copies because the member changed. */
export function onCopiesDropped(listener: () => void): void {
  listeners.add(listener);
}

/** Called after a logout here or in another tab. From then on, nothing of the member is stored. */
export function dropCopies(): void {
  generation += 1;
  for (const listener of listeners) listener();
}

/** Ids are `desk/{userId}/…` for desks and `{userId}/…` for collections. */
const ownerOf = (copyId: string): string | undefined =>
  copyId.split('/')[copyId.startsWith('desk/') ? 1 : 0];

const isUnsent = (copy: unknown): boolean =>
  typeof copy === 'object' &&
  copy !== null &&
  'pending' in copy &&
  Array.isArray(copy.pending) &&
  copy.pending.length > 0;

/** True if a desk on this device has entries that the server has not confirmed. */
export async function hasUnsentDesk(userId: string): Promise<boolean> {
  const database = await open();
  for (const id of (await database?.getAllKeys('copies')) ?? []) {
    if (ownerOf(id) === userId && isUnsent(await database?.get('copies', id))) return true;
  }
  return false;
}

/**
 * Deletes all data of a member from the browser's database. With `unsent` set to keep, unsent
 * changes stay and are sent after the next login.
 */
export async function forgetMember(userId: string, unsent: 'keep' | 'delete'): Promise<void> {
  dropCopies();
  const database = await open();
  if (unsent === 'delete') {
    for (const [id, item] of memory) if (item.userId === userId) memory.delete(id);
  }
  if (database === null) return;
  const { store } = database.transaction('copies', 'readwrite');
  for (const id of await store.getAllKeys()) {
    if (ownerOf(id) !== userId) continue;
    if (unsent === 'delete' || !isUnsent(await store.get(id))) await store.delete(id);
  }
  if (unsent === 'keep') return;
  for (const { id, userId: owner } of await database.getAll('saves')) {
    if (owner === userId) await database.delete('saves', id);
  }
  await mark();
}
