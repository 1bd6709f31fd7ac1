import type { CollectionShelf } from './collection-shelf.ts';

/** How long what could not be sent waits for the next try. */
const RETRY_MS = 15_000;

/**
 * Sends what waits when the connection comes back and from time to time, on whatever page its owner is
 * and whichever collection is shown there; and what was just edited, before the page is left.
 */
export function keepSending(
  shelf: Pick<CollectionShelf, 'save' | 'start' | 'state'>,
  isSignedIn: () => boolean,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isWaiting = () => shelf.state.get().phase === 'waiting';
  const send = async (): Promise<void> => {
    if (!isSignedIn() || !(isWaiting() || shelf.state.get().phase === 'failed')) return;
    await shelf.start();
    if (isWaiting()) await shelf.save();
  };
  shelf.state.subscribe(() => {
    if (isWaiting() === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isWaiting() ? setInterval(() => void send(), RETRY_MS) : undefined;
  });
  window.addEventListener('online', () => void send());
  document.addEventListener('visibilitychange', () => {
    const { changed } = shelf.state.get();
    if (document.visibilityState === 'hidden' && changed > 0 && isSignedIn()) void shelf.save();
  });
}
