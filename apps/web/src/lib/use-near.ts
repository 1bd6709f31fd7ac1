import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** Half a window further than what is in sight. */
const MARGIN = '50% 0px';

/**
 * True once the element comes near the window: what lies further down need not be drawn before.
 * Whoever comes by a link to a place in the page gets all of it at once, so that nothing above the
 * place grows later.
 */
export function useNear<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const ref = useRef<Part>(null);
  const [isNear, setNear] = useState(() => window.location.hash !== '');
  useEffect(() => {
    const { current } = ref;
    if (isNear || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
