import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useIsServerRendered } from './server-rendered.ts';

/** Half a window beyond the visible area. */
const MARGIN = '50% 0px';

/** True when near the viewport, or immediately if the address links to a part of the page. */
export function useNear<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const ref = useRef<Part>(null);
  const isServerRendered = useIsServerRendered();
  const [isNear, setNear] = useState(() => isServerRendered || window.location.hash !== '');
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
