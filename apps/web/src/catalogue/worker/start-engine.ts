import {
  CLEAN_UP_EVERY_MS,
  CLEAN_UP_FIRST_MS,
} from '@deckframe/domain/cards/catalogue/cache-limits';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { reportError } from '#lib/report-error.ts';
import { requestWithTimeout } from '#lib/request-with-timeout.ts';
import { toApiError } from '#lib/to-api-error.ts';
import type { CardRow } from '../engine/catalogue-card.ts';
import type { CatalogueDeps, CatalogueRequests } from '../engine/catalogue-deps.ts';
import {
  createCatalogueEngine,
  type CatalogueEngine,
  type EngineOptions,
} from '../engine/catalogue-engine.ts';
import { openStorage } from '../storage/open-storage.ts';

interface CardRowsAnswer {
  readonly cards: readonly CardRow[];
  readonly next: string | null;
}

/** API requests of the catalogue, for page and worker. */
function createCatalogueRequests(gameid: string): CatalogueRequests {
  const base = `/api/games/${encodeURIComponent(gameid)}`;
  const get = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await requestWithTimeout(new Request(`${base}${path}`, options));
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => undefined);
    throw toApiError(response.status, body, response.headers.get('x-request-id'));
  };

  return {
    async fetchManifest(signal) {
      // Uncached, so that new publications are seen.
      const response = await get('/catalogue/manifest', { signal, cache: 'no-cache' });
      return (await response.json()) as CatalogueManifest;
    },
    fetchFile: async (hash, signal) => (await get(`/catalogue/files/${hash}`, { signal })).text(),
    async queryCards(kind, numbers) {
      const rows: CardRow[] = [];
      const query = new URLSearchParams({ [kind]: numbers.join(',') });
      for (;;) {
        const answer = (await (await get(`/cards?${query}`)).json()) as CardRowsAnswer;
        rows.push(...answer.cards);
        if (answer.next === null) return rows;
        query.set('after', answer.next);
      }
    },
  };
}

const CHANNEL = 'deckframe-catalogue';

interface TabNews {
  readonly gameid: string;
  readonly version: string;
}

/** Real dependencies of page and worker. */
async function createBrowserDeps(
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
      // Without locks each tab fetches separately.
      'locks' in navigator ? navigator.locks.request(name, { signal }, action) : action(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    announce: (changed, version) => channel?.postMessage({ gameid: changed, version }),
    report: reportError,
  };
}

/** Starts the engine with other tabs and clean-up. */
export async function startEngine(
  config: PublicGameConfig,
  options: EngineOptions,
): Promise<CatalogueEngine> {
  let engine: CatalogueEngine | undefined;
  const report = (error: unknown): void => reportError('The catalogue is not up to date', error);
  const deps = await createBrowserDeps(config.gameid, ({ version }) => {
    engine?.refresh(version).catch(report);
  });
  engine = createCatalogueEngine(deps, config, options);
  const { cleanUp } = engine;
  scheduleCleanUp(() => void cleanUp().catch(report), {
    after: (action, milliseconds) => setTimeout(action, milliseconds),
    every: (action, milliseconds) => setInterval(action, milliseconds),
  });
  return engine;
}

export interface CleanUpTimers {
  readonly after: (action: () => void, milliseconds: number) => unknown;
  readonly every: (action: () => void, milliseconds: number) => unknown;
}

/** Cleans up shortly after start and then hourly. */
export function scheduleCleanUp(cleanUp: () => void, timers: CleanUpTimers): void {
  timers.after(() => {
    cleanUp();
    timers.every(cleanUp, CLEAN_UP_EVERY_MS);
  }, CLEAN_UP_FIRST_MS);
}
