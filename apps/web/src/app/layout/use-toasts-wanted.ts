import { useEffect, useState } from 'react';
import { useHasSettled } from '#lib/when-idle.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/**
 * Whether what draws toasts should load: when the page stands and a toast waits, or a press or a key
 * makes one likely, so that it is there before it has to tell of a lost connection.
 */
export function useToastsWanted(): boolean {
  const [isLikely, setLikely] = useState(false);
  const hasSettled = useHasSettled();
  useEffect(() => {
    if (isLikely) return undefined;
    const want = () => setLikely(true);
    const forget = toasts.whenWaiting(want);
    window.addEventListener('pointerdown', want);
    window.addEventListener('keydown', want);
    return () => {
      forget();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, [isLikely]);
  return hasSettled && isLikely;
}
