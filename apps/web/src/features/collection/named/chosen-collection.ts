import { useLateService, type AppServices } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

function createChosenCollection({ config }: AppServices): ValueStore<number> {
  const key = gameStorageKey(config.gameid, 'chosenCollection');
  const stored = Number(localStore.read(key) ?? 0);
  const store = createValueStore(Number.isInteger(stored) && stored > 0 ? stored : 0, { value: 0 });
  return {
    ...store,
    set: (id) => {
      localStore.write(key, String(id));
      store.set(id);
    },
  };
}

/** The collection in which copies are counted, stored in this browser. */
export function useChosenCollection(): ValueStore<number> {
  return useLateService(createChosenCollection);
}
