/** How often a page that stays open asks for a newer version. */
export const UPDATE_CHECK_MS = 3_600_000;

/** The part of a registration that matters here. */
export interface WatchedRegistration extends EventTarget {
  readonly waiting: WatchedWorker | null;
  readonly installing: WatchedWorker | null;
}

export interface WatchedWorker extends EventTarget {
  readonly state: ServiceWorkerState;
  postMessage: (message: 'activate') => void;
}

/**
 * Calls `onReady` with each new version that has been fetched beside the running one. The very first
 * version replaces nothing and is no news.
 */
export function watchWorker(
  registration: WatchedRegistration,
  isControlled: () => boolean,
  onReady: (apply: () => void) => void,
): void {
  const offer = (worker: WatchedWorker): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    onReady(() => worker.postMessage('activate'));
  const follow = (worker: WatchedWorker | null): void => {
    // As it is found: WebKit tells that the first one is installed when it has the page already.
    const isNews = isControlled();
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isNews) offer(worker);
    });
  };
  if (registration.waiting && isControlled()) offer(registration.waiting);
  // The browser may have found it before this page was ready to listen.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
