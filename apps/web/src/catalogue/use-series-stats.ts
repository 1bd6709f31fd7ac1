import { useEffect, useState } from 'react';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { SeriesCount } from './engine/catalogue-engine.ts';
import type { LaidCollection } from './use-laid-collection.ts';
import type { Catalogue } from './use-catalogue.ts';

/** Delay that joins edits. */
const COUNT_AFTER_MS = 250;
const NONE: readonly SeriesCount[] = [];

/** Counts collected cards per series. */
export function useSeriesStats(
  { view, generation, phase }: Pick<Catalogue, 'generation' | 'phase' | 'view'>,
  collection: LaidCollection,
): readonly SeriesCount[] {
  const client = useCatalogueClient();
  const [stats, setStats] = useState(NONE);
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const count = () => {
      client.countSeries(view).then(
        (found) => isCurrent && setStats(found ?? NONE),
        () => {},
      );
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(count, COUNT_AFTER_MS);
    };
    count();
    const stop = collection.subscribe(later);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [client, view, generation, phase, collection]);
  return stats;
}
