import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../when-idle.ts';
import { listenLive, type LiveHint, type LiveTarget } from './listen-live.ts';

/**
 * Calls `onHint` when the page's deck or card has changed elsewhere; without a hint if it may have.
 * Listening begins once the page has all it needs.
 */
export function useLive(target: LiveTarget, onHint: (hint: LiveHint | null) => void): void {
  const { game, deck, card } = target;
  const tell = useEffectEvent(onHint);
  useEffect(() => {
    let stop = (): void => {};
    const cancel = whenIdle(() => {
      const wanted = {
        game,
        ...(deck !== undefined && { deck }),
        ...(card !== undefined && { card }),
      };
      stop = listenLive(wanted, (hint) => tell(hint));
    });
    return () => {
      cancel();
      stop();
    };
  }, [game, deck, card]);
}
