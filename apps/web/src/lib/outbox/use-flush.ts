import { useEffect, useRef } from 'react';

/** How long what could not be sent waits for the next try. */
const RETRY_MS = 15_000;

/** Sends what waits: now, when the connection comes back and, while something waits, from time to time. */
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
