import { reportError } from '#lib/report-error.ts';
import type { CatalogueDeps } from '../engine/catalogue-deps.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createCatalogueRequests } from './catalogue-requests.ts';

const CHANNEL = 'deckframe-catalogue';

export interface TabNews {
  readonly gameid: string;
  readonly version: string;
}

/** The real world, as page and worker see it. `onNews` hears what other tabs have fetched. */
export async function createBrowserDeps(
  gameid: string,
  onNews: (news: TabNews) => void,
): Promise<CatalogueDeps> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    if (data.gameid === gameid) onNews(data);
  });
  return {
    storage: await openStorage(),
    requests: createCatalogueRequests(gameid),
    now: () => new Date(),
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    isOnline: () => navigator.onLine,
    withLock: (name, signal, action) =>
      // Absent outside secure contexts; then each tab fetches for itself.
      'locks' in navigator ? navigator.locks.request(name, { signal }, action) : action(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    announce: (changed, version) => channel?.postMessage({ gameid: changed, version }),
    report: reportError,
  };
}
