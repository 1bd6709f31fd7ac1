import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useLateService } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

/** Fan-made cards in the card pool. */
export interface FanPool {
  readonly isOn: boolean;
  /** Open series; null means those of the deck. */
  readonly open: readonly string[] | null;
  /** Their cards that match the search. */
  readonly found: readonly CatalogueCard[];
}

const NONE: readonly CatalogueCard[] = [];

function createFanPool(): ValueStore<FanPool> {
  const isOn = new URLSearchParams(window.location.search).get('openCustom') === 'true';
  return createValueStore<FanPool>({ isOn, open: null, found: NONE });
}

/** Survives navigation. */
export function useFanPool() {
  const store = useLateService(createFanPool);
  const pool = useValue(store);
  return {
    ...pool,
    store,
    found: pool.isOn ? pool.found : NONE,
    setOn: (isOn: boolean) => store.set({ ...store.get(), isOn }),
  };
}
