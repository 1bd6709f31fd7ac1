import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
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
const pools = new Map<string, ValueStore<FanPool>>();

/** Survives navigation. */
export function fanPoolOf(gameid: string): ValueStore<FanPool> {
  const isOn = new URLSearchParams(window.location.search).get('openCustom') === 'true';
  const known = pools.get(gameid) ?? createValueStore<FanPool>({ isOn, open: null, found: NONE });
  pools.set(gameid, known);
  return known;
}

export function useFanPool() {
  const { gameid } = useGameConfig();
  const store = fanPoolOf(gameid);
  const pool = useValue(store);
  return {
    ...pool,
    found: pool.isOn ? pool.found : NONE,
    setOn: (isOn: boolean) => store.set({ ...store.get(), isOn }),
  };
}
