import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { createValueStore } from '#lib/value-store.ts';

type ListMode = 'browse' | 'collect';

const stored = localStore.read(STORAGE_KEYS.cardListMode);
const mode = createValueStore<ListMode>(stored === 'collect' ? 'collect' : 'browse', {
  value: 'browse',
});

/** The mode of the card list, stored in this browser. */
export const listModeStore = {
  ...mode,
  set: (next: ListMode) => {
    localStore.write(STORAGE_KEYS.cardListMode, next);
    mode.set(next);
  },
};
