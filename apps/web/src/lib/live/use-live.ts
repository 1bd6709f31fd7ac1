import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../when-idle.ts';
import { listenLive, type LiveHint, type LiveTarget } from './listen-live.ts';
import { notePageStream, tellMember } from './member-hints.ts';

/**
 * Calls `onHint` after changes elsewhere, starting when the page is idle; `catchesUp` includes
 * earlier ones.
 */
export function useLive(
  target: LiveTarget,
  onHint: (hint: LiveHint | null) => void,
  { catchesUp = false }: { catchesUp?: boolean } = {},
): void {
  const { game, deck, card, tournament } = target;
  const tell = useEffectEvent(onHint);
  useEffect(() => {
    let stop = (): void => {};
    const cancel = whenIdle(() => {
      const wanted = {
        ...(game !== undefined && { game }),
        ...(deck !== undefined && { deck }),
        ...(card !== undefined && { card }),
        ...(tournament !== undefined && { tournament }),
      };
      const leave = notePageStream();
      const tellAll = (hint: LiveHint | null): void => {
        tell(hint);
        tellMember(hint);
      };
      const end = listenLive(wanted, tellAll, catchesUp ? { opened: () => tell(null) } : {});
      stop = () => {
        end();
        leave();
      };
    });
    return () => {
      cancel();
      stop();
    };
  }, [game, deck, card, tournament, catchesUp]);
}
