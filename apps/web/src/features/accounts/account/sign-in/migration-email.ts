import { sessionStore, type KeyValueStore } from '#lib/browser-storage.ts';

const KEY = 'migrationEmail';

/** AUTH-09: the address of an account that must be migrated is kept for that flow alone. */
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
