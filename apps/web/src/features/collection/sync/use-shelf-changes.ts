import { useEffect, useState } from 'react';
import type { CollectionShelf } from './collection-shelf.ts';

const DRAW_AFTER_MS = 150;

/** Rerenders shortly after any change of the shelf; returns the number of changes. */
export function useShelfChanges(shelf: Pick<CollectionShelf, 'subscribe'>): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = shelf.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setChanges((before) => before + 1), DRAW_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shelf]);
  return changes;
}
