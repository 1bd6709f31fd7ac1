import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { reportError } from '#lib/report-error.ts';
import { whenIdle } from '#lib/when-idle.ts';
import type { AppRouter } from '../routing/router.tsx';

/** Nothing of it is needed to show a page, so it waits until the page has all it needs. */
export function startWhenIdle(
  config: PublicGameConfig,
  router: AppRouter,
  onConfig: (config: PublicGameConfig) => void,
): void {
  whenIdle(() => {
    import('./start-later.ts')
      .then(({ startLater }) => startLater(config, router, onConfig))
      .catch((error: unknown) => reportError('The site’s worker did not load', error));
  });
}
