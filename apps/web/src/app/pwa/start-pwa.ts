import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { appUpdate } from '#lib/app-update.ts';
import { gameConfigPath } from '#lib/paths.ts';
import { reportError } from '#lib/report-error.ts';

/** Interval of update checks. */
const UPDATE_CHECK_MS = 3_600_000;

/** The part of a registration that matters here. */
interface WatchedRegistration extends EventTarget {
  readonly waiting: WatchedWorker | null;
  readonly installing: WatchedWorker | null;
}

export interface WatchedWorker extends EventTarget {
  readonly state: ServiceWorkerState;
  postMessage: (message: 'activate') => void;
}

/** Calls `onReady` for each new version, but not for the first. */
export function watchWorker(
  registration: WatchedRegistration,
  isControlled: () => boolean,
  onReady: (apply: () => void) => void,
): void {
  const offer = (worker: WatchedWorker): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    onReady(() => worker.postMessage('activate'));
  const follow = (worker: WatchedWorker | null): void => {
    // WebKit reports the first version as installed when it already controls the page.
    const isNews = isControlled();
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isNews) offer(worker);
    });
  };
  if (registration.waiting && isControlled()) offer(registration.waiting);
  // The browser may have found it before this page listened.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

const WORKER_PATH = '/v3/sw.js';
const SCOPE = '/v3/';
/** The old worker finishes its requests first; reloading waits at most this long. */
const SWITCH_MS = 4000;

/** Installs the service worker after the page has loaded. */
export async function startPwa(gameid: string): Promise<void> {
  linkManifest(gameid);
  // Missing outside secure contexts.
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
    // A new worker has not cached the config yet, so it is fetched again for offline use.
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
  // Browsers check rarely by themselves.
  if (wasControlled) check();
  setInterval(check, UPDATE_CHECK_MS);
}

function linkManifest(gameid: string): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${gameBasePath(gameid)}/manifest.webmanifest`;
  document.head.append(link);
}
