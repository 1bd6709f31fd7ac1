import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sessionStore } from '#lib/browser-storage.ts';

const PREFIX = 'cardListScroll ';

/**
 * Back and forward show the list where it was. The router restores as soon as a page is drawn; a
 * list is as high as its cards only once they are found, so it is put in place then.
 */
export function useListScroll(isSettled: boolean): void {
  const key = useRouterState({
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name of a step in the history
    select: ({ location }) => location.state.__TSR_key ?? location.href,
  });
  const restored = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!isSettled || restored.current === key) return;
    restored.current = key;
    const stored = Number(sessionStore.read(PREFIX + key) ?? Number.NaN);
    if (!Number.isFinite(stored)) return;
    // Once more after the rows have been measured.
    window.scrollTo({ top: stored, behavior: 'instant' });
    requestAnimationFrame(() => window.scrollTo({ top: stored, behavior: 'instant' }));
  }, [isSettled, key]);

  useEffect(() => {
    let frame = 0;
    const storePlace = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (restored.current === key) sessionStore.write(PREFIX + key, String(window.scrollY));
      });
    };
    window.addEventListener('scroll', storePlace, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', storePlace);
    };
  }, [key]);
}
