import { reportError } from '#lib/report-error.ts';

/** Nothing of it is needed to show a page, so it waits until the page has all it needs. */
export function startPwaWhenIdle(gameid: string): void {
  // In development files change under the worker's feet.
  if (!import.meta.env.PROD) return;
  const start = (): void => {
    import('./start-pwa.ts')
      .then(({ startPwa }) => startPwa(gameid))
      .catch((error: unknown) =>
        reportError('The site could not be made ready for offline', error),
      );
  };
  const startSoon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start, IDLE_LIMIT_MS);
  };
  if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon, { once: true });
}

const IDLE_LIMIT_MS = 3000;
