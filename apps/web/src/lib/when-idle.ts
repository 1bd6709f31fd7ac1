import { useEffect, useState } from 'react';
import { useIsServerRendered } from './server-rendered.ts';

const IDLE_LIMIT_MS = 3000;

/** Start time of the app; this file is part of the first script. */
export const STARTED_AT = performance.now();

/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(start: () => void): () => void {
  let isWanted = true;
  const run = (): void => {
    if (isWanted) start();
  };
  const startSoon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    else setTimeout(run, IDLE_LIMIT_MS);
  };
  if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon, { once: true });
  return () => {
    isWanted = false;
  };
}

/** True after the page settled. */
export function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return hasSettled;
}

/** The same for content, which a server-rendered page includes immediately. */
export function useIsContentDue(): boolean {
  const isServerRendered = useIsServerRendered();
  const hasSettled = useHasSettled();
  return isServerRendered || hasSettled;
}
