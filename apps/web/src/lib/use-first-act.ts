import { useLayoutEffect, useState } from 'react';

/** `focusin`: a screen reader walks a page without a key that the page would hear. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** True once somebody moves, presses or scrolls: what lies further down need not come before. */
export function useFirstAct(): boolean {
  const [hasActed, setActed] = useState(false);
  // At once with the page: somebody may act before its other effects have run.
  useLayoutEffect(() => {
    if (hasActed) return undefined;
    // Asked while drawing, it would make the browser lay the page out at once.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) setActed(true);
    });
    const act = (event: Event) => {
      // A notice that opens by itself takes the focus too; that is nobody's act.
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
