import { useLayoutEffect, useState } from 'react';
import { useIsServerRendered } from './server-rendered.ts';

/** Screen readers cause only focus events. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** True after the first interaction. */
export function useFirstAct(): boolean {
  const [hasActed, setActed] = useState(useIsServerRendered());
  // Before other effects, to catch early events.
  useLayoutEffect(() => {
    if (hasActed) return undefined;
    // Avoids a forced layout.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) setActed(true);
    });
    const act = (event: Event) => {
      // Focus moved by a notice is ignored.
      const { target } = event;
      const isFocus = event.type === 'focusin';
      if (!isFocus || (target instanceof Element && target.closest('main') !== null)) {
        setActed(true);
      }
    };
    for (const kind of ACTS) window.addEventListener(kind, act, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const kind of ACTS) window.removeEventListener(kind, act);
    };
  }, [hasActed]);
  return hasActed;
}
