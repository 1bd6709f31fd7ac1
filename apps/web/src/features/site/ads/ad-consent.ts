import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { createValueStore } from '#lib/value-store.ts';

/** Unasked means own ads only. */
export type AdConsent = 'unasked' | 'own' | 'partners';

const stored = localStore.read(STORAGE_KEYS.adConsent);
const value = createValueStore<AdConsent>(
  stored === 'own' || stored === 'partners' ? stored : 'unasked',
  { value: 'unasked' },
);

/** Whether partner ads are allowed in this browser. */
export const adConsent = {
  ...value,
  set: (next: AdConsent) => {
    localStore.write(STORAGE_KEYS.adConsent, next);
    value.set(next);
  },
};
