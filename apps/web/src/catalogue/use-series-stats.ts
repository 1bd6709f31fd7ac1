import { useEffect, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { catalogueClientOf } from './catalogue-client-of.ts';
import type { SeriesCount } from './engine/catalogue-engine.ts';
import type { LaidCollection } from './use-laid-collection.ts';
import type { Catalogue } from './use-catalogue.ts';

/** Edits that follow each other are counted once. */
const COUNT_AFTER_MS = 250;
const NONE: readonly SeriesCount[] = [];

/** How much of each loaded series is in the collection; counted anew when it changes. */
export function useSeriesStats(
  { view, generation, phase }: Pick<Catalogue, 'generation' | 'phase' | 'view'>,
  collection: LaidCollection,
): readonly SeriesCount[] {
  const client = catalogueClientOf(useGameConfig());
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
