import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { readPreview } from '../load-game-config.ts';
import { startPwa } from '../pwa/start-pwa.ts';
import type { AppRouter } from '../routing/router.tsx';

export async function startLater(
  config: PublicGameConfig,
  router: AppRouter,
  onConfig: (config: PublicGameConfig) => void,
): Promise<void> {
  const preview = readPreview();
  if (preview) {
    const { showPreviewBar } = await import('./preview-bar.ts');
    showPreviewBar(preview);
    return;
  }
  // A preview has just fetched its config.
  const stop = router.subscribe('onBeforeNavigate', async () => {
    stop();
    const { followConfig } = await import('./follow-config.ts');
    followConfig(config, router, onConfig);
  });
  // In development files change too often for the worker.
  if (import.meta.env.PROD) await startPwa(config.gameid);
}
