import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

const MOVES = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** Enter in a list that answers what is typed: while the answer is on its way, `pick` waits for it. */
export function usePatientEnter(isBusy: boolean, pick: () => void) {
  const hasMoved = useRef(false);
  const isWaiting = useRef(false);
  const pickNow = useEffectEvent(pick);
  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    pickNow();
  }, [isBusy]);
  return {
    noteLetter() {
      hasMoved.current = false;
      isWaiting.current = false;
    },
    noteKey(event: KeyboardEvent) {
      if (MOVES.includes(event.key)) {
        hasMoved.current = true;
        isWaiting.current = false;
      }
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!isBusy || hasMoved.current) return;
      isWaiting.current = true;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
