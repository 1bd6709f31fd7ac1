import { sessionStore, type KeyValueStore } from '#lib/browser-storage.ts';

const KEY = 'migrationEmail';

/** AUTH-09: stores the address of a migrating account. */
export function storeMigrationEmail(
  email: string | null,
  store: Pick<KeyValueStore, 'write' | 'remove'> = sessionStore,
): void {
  if (email === null) store.remove(KEY);
  else store.write(KEY, email);
}

export function findMigrationEmail(store: Pick<KeyValueStore, 'read'> = sessionStore) {
  return store.read(KEY);
}
