import { useEffect, useEffectEvent } from 'react';
import { listenLive, type LiveHint, type LiveTarget } from './listen-live.ts';

/** Calls `onHint` when the page's deck or card has changed elsewhere; without a hint if it may have. */
export function useLive(target: LiveTarget, onHint: (hint: LiveHint | null) => void): void {
  const { game, deck, card } = target;
  const tell = useEffectEvent(onHint);
  useEffect(
    () =>
      listenLive(
        { game, ...(deck !== undefined && { deck }), ...(card !== undefined && { card }) },
        (hint) => tell(hint),
      ),
    [game, deck, card],
  );
}
