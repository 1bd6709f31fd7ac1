import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { reportError } from '#lib/report-error.ts';
import { whenIdle } from '#lib/when-idle.ts';
import type { AppRouter } from '../routing/router.tsx';

/** Waits until the page has loaded. */
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
