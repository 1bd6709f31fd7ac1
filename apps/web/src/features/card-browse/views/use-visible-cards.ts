import type { Card } from '@deckframe/domain/card';
import { startTransition, useCallback, useState } from 'react';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import type { CardSource } from '../../cards/card-browse/views/card-source.ts';

/** Cards are asked for in stretches of this many, with one stretch around what is in sight. */
const STRETCH = 48;

export interface FoundRows {
  readonly rows: Uint32Array;
  readonly generation: number;
}

/** The cards in sight of a search's answer, and the one that is open. */
export function useVisibleCards(view: string, { rows, generation }: FoundRows): CardSource {
  const [range, setRange] = useState({ first: 0, last: STRETCH });
  const onRange = useCallback((first: number, last: number) => {
    const next = {
      first: Math.max(0, Math.floor(first / STRETCH) * STRETCH - STRETCH),
      last: Math.ceil(last / STRETCH) * STRETCH + STRETCH,
    };
    startTransition(() =>
      setRange((before) =>
        before.first === next.first && before.last === next.last ? before : next,
      ),
    );
  }, []);
  const cards: readonly (Card | undefined)[] = useCardRows(view, generation, [
    ...rows.subarray(range.first, range.last),
  ]);
  return {
    length: rows.length,
    cardAt: (index) => cards[index - range.first],
    onRange,
  };
}
