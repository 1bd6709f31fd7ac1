import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what a letter causes to a task of its own, so that the letter itself is on screen first;
 * a newer action takes the place of one that still waits.
 */
export function useLater() {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; action: () => void } | null>(null);
  /** Does at once what still waits. */
  const hurry = useCallback(() => {
    if (!waiting.current) return;
    const { timer, action } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    action();
  }, []);
  const later = useCallback(
    (action: () => void) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { action, timer: setTimeout(hurry) };
    },
    [hurry],
  );
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return { later, hurry };
}
