import { localStore } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { createValueStore } from './value-store.ts';

/**
 * Whether single-key shortcuts are on. Off helps people whose speech input or switch types letters
 * (WCAG 2.1.4).
 */
const singleKeys = createValueStore(localStore.read(STORAGE_KEYS.singleKeyShortcuts) !== 'false', {
  value: true,
});

export const singleKeysStore = {
  ...singleKeys,
  set: (on: boolean) => {
    localStore.write(STORAGE_KEYS.singleKeyShortcuts, String(on));
    singleKeys.set(on);
  },
};
