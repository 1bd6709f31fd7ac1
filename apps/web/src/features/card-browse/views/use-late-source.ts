import { startTransition, useEffect, useState } from 'react';
import type { CardSource } from '../../cards/card-browse/views/card-source.ts';

/**
 * The same cards a moment later, for rows that nobody sees: they change in a frame of their own, so
 * that a new answer draws only what is in sight at once.
 */
export function useLateSource(source: CardSource): CardSource['cardAt'] {
  const [late, setLate] = useState(source);
  useEffect(() => {
    startTransition(() => setLate(source));
  }, [source]);
  return (index) => late.cardAt(index) ?? source.cardAt(index);
}
