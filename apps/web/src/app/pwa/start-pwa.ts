import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { appUpdate } from '#lib/app-update.ts';
import { gameConfigPath } from '#lib/paths.ts';
import { reportError } from '#lib/report-error.ts';
import { UPDATE_CHECK_MS, watchWorker } from './watch-worker.ts';

const WORKER_PATH = '/v3/sw.js';
const SCOPE = '/v3/';
/** The old worker first ends what it has in hand; whoever pressed Reload waits no longer than this. */
const SWITCH_MS = 4000;

/** Makes the site installable and ready for offline; after everything that the page itself needs. */
export async function startPwa(gameid: string): Promise<void> {
  linkManifest(gameid);
  // Absent outside secure contexts, and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  try {
    await startWorker(gameid, navigator.serviceWorker);
  } catch (error) {
    reportError('The site’s worker did not start', error);
  }
}

async function startWorker(gameid: string, container: ServiceWorkerContainer): Promise<void> {
  const isControlled = (): boolean => container.controller !== null;
  const wasControlled = isControlled();
  let isWanted = false;
  container.addEventListener('controllerchange', () => {
    if (isWanted) window.location.reload();
    // The first worker came after this page's config, which it must know to open the game offline.
    else if (!wasControlled) void fetch(gameConfigPath(gameid)).catch(() => {});
  });
  const registration = await container.register(WORKER_PATH, {
    scope: SCOPE,
    updateViaCache: 'none',
  });
  watchWorker(registration, isControlled, (apply) => {
    appUpdate.set(() => {
      isWanted = true;
      apply();
      setTimeout(() => window.location.reload(), SWITCH_MS);
    });
  });
  const check = (): void => void registration.update().catch(() => {});
  // Browsers look by themselves too, but take their time over it.
  if (wasControlled) check();
  setInterval(check, UPDATE_CHECK_MS);
}

function linkManifest(gameid: string): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${gameBasePath(gameid)}/manifest.webmanifest`;
  document.head.append(link);
}
