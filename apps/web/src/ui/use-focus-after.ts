import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a dialog closes after its action, the button that opened it may be gone. Then the focus
 * moves to `place`. The returned function marks that the action was done; a cancelled dialog
 * restores the focus itself.
 */
export function useFocusAfter(isOpen: boolean, place: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  const wasOpen = useRef(false);
  // After every render, because the new content may appear after the dialog closed.
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isDue.current || isOpen || place.current === null) return;
    isDue.current = false;
    // If the focus has moved elsewhere in the meantime, it stays there.
    if (isClosing || document.activeElement === document.body) place.current.focus();
  });
  return () => {
    isDue.current = true;
  };
}
