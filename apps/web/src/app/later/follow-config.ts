import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { loadGameConfig } from '../load-game-config.ts';
import type { AppRouter } from '../routing/router.tsx';

/** Minimum time between config requests; most are answered with 304. */
const PAUSE_MS = 3000;

/**
 * Updates the config of an open page after a hint, when its tab becomes visible, and on navigation.
 */
export function followConfig(
  config: PublicGameConfig,
  router: Pick<AppRouter, 'subscribe'>,
  onChange: (config: PublicGameConfig) => void,
): void {
  let known = JSON.stringify(config);
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    timer = undefined;
    askedAt = Date.now();
    const newer = await loadGameConfig(window.location.pathname).catch(() => null);
    const text = JSON.stringify(newer);
    if (!newer || text === known) return;
    known = text;
    onChange(newer);
  };
  const askSoon = (): void => {
    timer ??= setTimeout(() => void ask(), Math.max(0, askedAt + PAUSE_MS - Date.now()));
  };

  router.subscribe('onBeforeNavigate', askSoon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askSoon();
  });
  window.addEventListener('configchange', askSoon);
}
