import { useSyncExternalStore } from 'react';
import type { ValueStore } from './value-store.ts';

export function useValue<T>(store: Omit<ValueStore<T>, 'set'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerSnapshot ?? store.get);
}
