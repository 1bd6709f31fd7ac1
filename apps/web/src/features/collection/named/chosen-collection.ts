import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

const stores = new Map<string, ValueStore<number>>();

/** The collection in which copies are counted, stored in this browser. */
export function chosenCollection(gameid: string): ValueStore<number> {
  const known = stores.get(gameid);
  if (known) return known;
  const key = gameStorageKey(gameid, 'chosenCollection');
  const stored = Number(localStore.read(key) ?? 0);
  const store = createValueStore(Number.isInteger(stored) && stored > 0 ? stored : 0, { value: 0 });
  const chosen: ValueStore<number> = {
    ...store,
    set: (id) => {
      localStore.write(key, String(id));
      store.set(id);
    },
  };
  stores.set(gameid, chosen);
  return chosen;
}

export function useChosenCollection(gameid: string): number {
  return useValue(chosenCollection(gameid));
}
