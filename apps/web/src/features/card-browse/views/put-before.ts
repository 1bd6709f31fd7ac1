import type { Card } from '@deckframe/domain/card';
import type { CardSource } from '../../cards/card-browse/views/card-source.ts';

/** A list that begins with these cards, which are at hand already. */
export function putBefore(first: readonly Card[] | undefined, rest: CardSource): CardSource {
  if (first === undefined || first.length === 0) return rest;
  const count = first.length;
  return {
    length: count + rest.length,
    cardAt: (index) => (index < count ? first[index] : rest.cardAt(index - count)),
    onRange: (from, to) => rest.onRange(Math.max(0, from - count), Math.max(0, to - count)),
  };
}
