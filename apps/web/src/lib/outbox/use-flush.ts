import { useEffect, useRef } from 'react';

/** Delay before unsent items are retried. */
const RETRY_MS = 15_000;

/** Sends unsent items now, when online again, and periodically while there are some. */
export function useFlush(flush: () => void, isWaiting: boolean, key: unknown): void {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const run = () => latest.current();
    run();
    window.addEventListener('online', run);
    const timer = isWaiting ? setInterval(run, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('online', run);
      clearInterval(timer);
    };
  }, [key, isWaiting]);
}
