import { localStore } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { createValueStore, type ValueStore } from './value-store.ts';

/** Notices that a browser shows once. Other code can wait until one was read. */
export const betaNoticeSeen = createSeenFlag(STORAGE_KEYS.betaNoticeSeen);
export const levelingSeen = createSeenFlag(STORAGE_KEYS.levelingSeen);

function createSeenFlag(key: string): ValueStore<boolean> {
  const seen = createValueStore(localStore.read(key) === 'true', { value: true });
  return {
    ...seen,
    set: (value) => {
      localStore.write(key, String(value));
      seen.set(value);
    },
  };
}
