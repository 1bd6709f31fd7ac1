import { useEffect, useRef, type RefObject } from 'react';

/**
 * A window that closes because of what it did may take the button that opened it along: whoever works
 * by keys goes on from what stands there instead. Where nothing does, the window's own return counts.
 */
export function useFocusAfter(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, place]);
}
