import { useEffect, useRef, type RefObject } from 'react';

/**
 * A window that closes because of what it did may take the button that opened it along: whoever works
 * by keys goes on from what stands there instead. It gives what tells that the window did it; one that
 * is left without gives the focus back itself.
 */
export function useFocusAfter(isOpen: boolean, place: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  const wasOpen = useRef(false);
  // After every render: what stands there instead may come later than the window goes.
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isDue.current || isOpen || place.current === null) return;
    isDue.current = false;
    // Whoever went on elsewhere in the meantime stays there.
    if (isClosing || document.activeElement === document.body) place.current.focus();
  });
  return () => {
    isDue.current = true;
  };
}
