import type { KeyValueStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { Consent } from './analytics.ts';

export interface ConsentStore extends Omit<ValueStore<Consent>, 'set'> {
  readonly answer: (consent: Exclude<Consent, 'unasked'>) => void;
}

/** The answer, stored in this browser. */
export function createConsentStore(store: KeyValueStore): ConsentStore {
  const stored = store.read(STORAGE_KEYS.analyticsConsent);
  const value = createValueStore<Consent>(
    stored === 'granted' || stored === 'denied' ? stored : 'unasked',
    { value: 'unasked' },
  );
  return {
    get: value.get,
    subscribe: value.subscribe,
    getServerSnapshot: value.getServerSnapshot,
    answer: (consent) => {
      store.write(STORAGE_KEYS.analyticsConsent, consent);
      value.set(consent);
    },
  };
}
