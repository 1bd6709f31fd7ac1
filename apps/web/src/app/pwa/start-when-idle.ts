import { reportError } from '#lib/report-error.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Nothing of it is needed to show a page, so it waits until the page has all it needs. */
export function startPwaWhenIdle(gameid: string): void {
  // In development files change under the worker's feet.
  if (!import.meta.env.PROD) return;
  whenIdle(() => {
    import('./start-pwa.ts')
      .then(({ startPwa }) => startPwa(gameid))
      .catch((error: unknown) => reportError('The site’s worker did not load', error));
  });
}
